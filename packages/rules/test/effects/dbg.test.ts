import { it } from 'vitest';
import { Draw } from './layers.property.test.ts';
it('x', () => { const b = new Draw(Number(process.env.SEED)).board(); for (const s of b.game.battlefield) { const p = b.game.objects[s]!; console.log(p.handle, p.timestamp, p.controller, p.attachedTo, JSON.stringify(p.counters), p.phasedOut, p.faceDown, JSON.stringify(p.face.face)); } console.log(JSON.stringify(b.game.changes)); });
