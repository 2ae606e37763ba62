// YAML 1.2 (core schema) documents as source trees. Aliases are expanded; merge keys (`<<`) are not part of YAML 1.2.
import { isAlias, isCollection, isMap, isScalar, isSeq, type Node, parseAllDocuments, type YAMLMap } from 'yaml';
import { fail, ok, type Result } from '../result.ts';
import { readPlainYaml } from './readPlainYaml.ts';
import { isNothing, type MapEntry, type SourceNode, type SyntaxProblem } from './tree.ts';

/** Aliases may not blow a small file up beyond this many values. */
const MOST_NODES = 2_000_000;
const DEEPEST = 200;
/** What stands for no value at all. */
const NOTHING: readonly string[] = ['', 'null', '~'];
const QUOTES = "a text that holds ': ', ' #', a comma, a bracket or a brace needs quotes";

/** Every document of a YAML stream (`---` begins the next), in order; each is read or refused by itself. */
export function readYaml(text: string): readonly Result<SourceNode, SyntaxProblem>[] {
  return readPlainYaml(text)?.map(ok) ?? readAnyYaml(text);
}

/** {@link readYaml} with the whole of YAML 1.2, which takes ten times longer. */
export function readAnyYaml(text: string): readonly Result<SourceNode, SyntaxProblem>[] {
  const documents = parseAllDocuments(text, { prettyErrors: false });
  if (!Array.isArray(documents)) return [];
  return documents.flatMap((document) => {
    const [error] = [...document.errors, ...document.warnings];
    if (error !== undefined) return [fail({ offset: error.pos[0], message: oneLine(error.message), hint: QUOTES })];
    const tree = document.contents === null ? undefined : new Converter().convert(document.contents);
    return tree === undefined || (tree.ok && isNothing(tree.value)) ? [] : [tree];
  });
}

/** A value that aliases can repeat, and how many values it is made of. */
interface Anchored {
  readonly tree: SourceNode;
  readonly size: number;
}

class Converter {
  private problem: SyntaxProblem | undefined;
  private nodes = 0;
  /** An alias means the last anchor of its name before it; one that is still being read would repeat for ever. */
  private readonly anchors = new Map<string, Anchored>();

  convert(root: Node): Result<SourceNode, SyntaxProblem> {
    const tree = this.node(root, 0);
    return this.problem === undefined ? ok(tree) : fail(this.problem);
  }

  private node(node: Node, depth: number): SourceNode {
    const offset = node.range?.[0] ?? 0;
    if (depth > DEEPEST) return this.refuse(offset, `nested more than ${DEEPEST} deep`, 'flatten it');
    if (isAlias(node)) return this.alias(node.source, offset);
    const before = this.nodes++;
    const tree = this.value(node, offset, depth + 1);
    const anchor = isScalar(node) || isCollection(node) ? node.anchor : undefined;
    if (anchor !== undefined) this.anchors.set(anchor, { tree, size: this.nodes - before });
    return tree;
  }

  private alias(name: string, offset: number): SourceNode {
    const anchored = this.anchors.get(name);
    if (anchored === undefined) return this.refuse(offset, `*${name} has no anchor before it`, 'write the value here');
    this.nodes += anchored.size;
    if (this.nodes > MOST_NODES)
      return this.refuse(offset, 'aliases repeat too many values', 'write it without aliases');
    return anchored.tree;
  }

  private value(node: Node, offset: number, depth: number): SourceNode {
    if (isMap<Node, Node | null>(node)) return this.map(node, offset, depth);
    if (isSeq<Node>(node)) return { kind: 'list', offset, items: node.items.map((item) => this.node(item, depth)) };
    if (!isScalar(node)) return this.refuse(offset, 'not a value', QUOTES);
    const { value } = node;
    const text = sourceText(node);
    // The core schema also reads `Null` as nothing; a capitalised word is somebody's name here.
    if (value === null && NOTHING.includes(text)) return nothingAt(offset);
    return { kind: 'scalar', offset, value: typeof value === 'boolean' ? value : text, text };
  }

  private map(map: YAMLMap<Node, Node | null>, offset: number, depth: number): SourceNode {
    const entries: MapEntry[] = map.items.map(({ key, value }) => {
      const keyOffset = key.range?.[0] ?? offset;
      if (!isScalar(key)) this.refuse(keyOffset, 'a field name must be a word', QUOTES);
      const name = isScalar(key) ? sourceText(key) : '';
      if (name === '<<' && !isScalar(value))
        this.refuse(keyOffset, 'merge keys are not part of YAML 1.2', 'write the fields here');
      return { key: name, keyOffset, value: value === null ? nothingAt(keyOffset) : this.node(value, depth) };
    });
    return { kind: 'map', offset, entries };
  }

  /** The first refusal is the one reported; the tree built meanwhile is dropped. */
  private refuse(offset: number, message: string, hint: string): SourceNode {
    this.problem ??= { offset, message, hint };
    return nothingAt(offset);
  }
}

function nothingAt(offset: number): SourceNode {
  return { kind: 'scalar', offset, value: null, text: '' };
}

/** An unquoted scalar as written: `Yes`, `701.20` and `Null` keep their characters. */
function sourceText(scalar: { readonly source?: string; readonly value: unknown }): string {
  return typeof scalar.value === 'string' ? scalar.value : (scalar.source ?? '');
}

function oneLine(message: string): string {
  return message.replace(/\s+/g, ' ').trim();
}
