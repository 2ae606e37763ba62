/** Files that are bundled as text. */
declare module '*.yaml' {
  const text: string;
  export default text;
}

declare module '*.pzl' {
  const text: string;
  export default text;
}
