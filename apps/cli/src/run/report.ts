/** The report of a match: one page that needs nothing else. */
import type { GameRecord } from '@foretell/study';
import type { Summary } from './summary.ts';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#1b1b1f}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #ddd}
td.number{text-align:right;font-variant-numeric:tabular-nums}svg{width:100%;height:auto}.talk{color:#5b5b66}`;

export function reportOf(summary: Summary, games: readonly GameRecord[]): string {
  const [a, b] = summary.sides;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(a.deck)} against ${escaped(b.deck)}</title><style>${STYLE}</style></head>
<body>
<h1>${escaped(a.deck)} against ${escaped(b.deck)}</h1>
<p>${summary.games} games with seed ${summary.seed}, played by ${escaped(summary.engine)}; the sides begin in turn.</p>
<table><thead><tr><th>side</th><th>deck</th><th>player</th><th>wins</th><th>share</th><th>95 % interval</th><th>when beginning</th></tr></thead>
<tbody>${summary.sides.map(sideRow).join('')}</tbody></table>
${intervals(summary)}
<p>Draws by the rules: ${summary.draws}. Stopped at the turn limit: ${summary.turnLimit}. Stopped at the decision limit: ${summary.decisionLimit}.
Ended by a defect: ${summary.errors}. Mean length: ${summary.meanTurns.toFixed(1)} turns, ${summary.meanDecisions.toFixed(0)} decisions.</p>
<h2>Length of games in turns</h2>
${histogram(games.map(({ turns }) => turns))}
<p class="talk">Signature of the games: ${summary.signature}. One line a game is in games.ndjson. Unofficial Fan Content, not approved or endorsed by Wizards.</p>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function sideRow(side: Summary['sides'][0], at: number): string {
  const cells = [
    String(side.wins),
    percent(side.winRate),
    `${percent(side.ci95[0])} to ${percent(side.ci95[1])}`,
    `${side.winsOnThePlay} of ${side.gamesOnThePlay}`,
  ];
  const numbers = cells.map((cell) => `<td class="number">${cell}</td>`).join('');
  return `<tr><td>${'AB'[at]}</td><td>${escaped(side.deck)}</td><td>${escaped(side.player)}</td>${numbers}</tr>`;
}

/** Share of wins with its interval on one axis from 0 to 100 %. */
function intervals(summary: Summary): string {
  const x = (share: number): string => (60 + 520 * share).toFixed(1);
  const rows = summary.sides.map(({ winRate, ci95 }, at) => {
    const y = 25 + 30 * at;
    return `<text x="20" y="${y + 5}">${'AB'[at]}</text>
<line x1="${x(ci95[0])}" x2="${x(ci95[1])}" y1="${y}" y2="${y}" stroke="#3b5bdb" stroke-width="6"/>
<circle cx="${x(winRate)}" cy="${y}" r="6" fill="#1b1b1f"/>`;
  });
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(
    (share) => `<line x1="${x(share)}" x2="${x(share)}" y1="10" y2="72" stroke="#ccc"/>
<text x="${x(share)}" y="90" text-anchor="middle">${100 * share} %</text>`,
  );
  return `<svg viewBox="0 0 640 100" role="img" aria-label="share of wins with intervals">${ticks.join('')}${rows.join('')}</svg>`;
}

function histogram(turns: readonly number[]): string {
  const longest = Math.max(1, ...turns);
  const counts = Array.from({ length: longest }, (_, at) => turns.filter((turn) => turn === at + 1).length);
  const most = Math.max(1, ...counts);
  const width = 580 / longest;
  const bars = counts.map((count, at) => {
    const height = (100 * count) / most;
    return `<rect x="${(30 + at * width).toFixed(1)}" y="${(110 - height).toFixed(1)}" width="${(0.8 * width).toFixed(1)}" height="${height.toFixed(1)}" fill="#3b5bdb"><title>turn ${at + 1}: ${count}</title></rect>`;
  });
  return `<svg viewBox="0 0 640 130" role="img" aria-label="games by number of turns">${bars.join('')}
<text x="30" y="126">1</text><text x="610" y="126" text-anchor="end">${longest}</text></svg>`;
}
