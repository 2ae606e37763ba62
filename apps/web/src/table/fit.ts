/** How large the tiles of a battlefield may be so that all rows fit, wrapping where they must. */

/** One item of a row in tiles: 1 wide and high, more where something sticks out. */
export interface TileSize {
  readonly wide: number;
  readonly high: number;
}

export interface FitRoom {
  /** In pixels, as everything here. */
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  readonly least: number;
  readonly most: number;
  /** Height of a tile of width 1. */
  readonly aspect: number;
}

/** The largest width from `least` to `most` with which the rows fit; `least` if none does (then the field scrolls). */
export function fitTiles(rows: readonly (readonly TileSize[])[], room: FitRoom): number {
  let [least, most] = [Math.floor(room.least), Math.max(Math.floor(room.least), Math.floor(room.most))];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (heightOf(rows, middle, room) <= room.height) least = middle;
    else most = middle - 1;
  }
  return least;
}

/** Of all rows when tiles are `tile` wide. Empty rows take nothing. */
function heightOf(rows: readonly (readonly TileSize[])[], tile: number, room: FitRoom): number {
  let height = 0;
  for (const row of rows) {
    let [lineWidth, lineHeight] = [0, 0];
    for (const { wide, high } of row) {
      const width = wide * tile;
      if (lineWidth > 0 && lineWidth + room.gap + width > room.width) {
        height += lineHeight * tile * room.aspect + room.gap;
        [lineWidth, lineHeight] = [0, 0];
      }
      lineWidth += (lineWidth > 0 ? room.gap : 0) + width;
      lineHeight = Math.max(lineHeight, high);
    }
    if (lineHeight > 0) height += lineHeight * tile * room.aspect + room.gap;
  }
  return height;
}
