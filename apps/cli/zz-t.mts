import { cardByName } from '@foretell/cards';
import { printFace } from '@foretell/oracle';

for (const n of process.argv.slice(2)) console.log(n, cardByName(n)?.faces.map(printFace));
