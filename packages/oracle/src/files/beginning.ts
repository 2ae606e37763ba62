/** The form of a file is told by its beginning: a list, an object with `data`, or NDJSON. */
import { type Documents, documentsOf, type FileForm, type FileValue, isProblem } from './documents.ts';
import { type CardFileProblem, NAME_A_CARD_FILE } from './problem.ts';

/** Long enough to tell `{"data":` and `{"object": "list"` from the beginning of a card. */
const TELLING = 64;

/** The form of the file that begins with this text; null if more of it is needed, or if it is the whole file and empty. */
function formOf(beginning: string, isWhole: boolean): FileForm | CardFileProblem | null {
  const text = beginning.replace(/^\ufeff/, '').trimStart();
  if (text === '') return null;
  if (text.startsWith('[')) return formOfLists(text, isWhole);
  if (!text.startsWith('{')) return { place: '', message: 'is neither JSON nor NDJSON', hint: NAME_A_CARD_FILE };
  if (/^\{\s*"(meta|data)"\s*:/.test(text) || /^\{\s*"object"\s*:\s*"list"/.test(text)) return 'data';
  return isWhole || text.length >= TELLING ? 'lines' : null;
}

/** Longer than the faces of any card. */
const LONGEST_LINE = 65_536;

/** One list of cards, or on each line a list of the faces of one card. */
function formOfLists(text: string, isWhole: boolean): FileForm | null {
  const lineEnd = text.indexOf('\n');
  if (lineEnd < 0) return isWhole || text.length > LONGEST_LINE ? 'list' : null;
  if (!text.slice(0, lineEnd).trimEnd().endsWith(']')) return 'list';
  const next = text.slice(lineEnd).trimStart().charAt(0);
  if (next === '' && !isWhole) return null;
  return next === '[' ? 'lines' : 'list';
}

/** Documents of a form that their beginning tells. */
export class DocumentsOfAnyForm implements Documents {
  private beginning = '';
  private known: Documents | null = null;

  write(text: string): readonly FileValue[] | CardFileProblem {
    if (this.known !== null) return this.known.write(text);
    this.beginning += text;
    const form = formOf(this.beginning, false);
    if (form === null) return [];
    return typeof form === 'string' ? this.begin(form) : form;
  }

  end(): readonly FileValue[] | CardFileProblem {
    if (this.known !== null) return this.known.end();
    const form = formOf(this.beginning, true);
    if (form === null) return { place: '', message: 'the file is empty', hint: NAME_A_CARD_FILE };
    if (typeof form !== 'string') return form;
    const first = this.begin(form);
    if (isProblem(first)) return first;
    const last = this.end();
    return isProblem(last) ? last : [...first, ...last];
  }

  private begin(form: FileForm): readonly FileValue[] | CardFileProblem {
    const text = this.beginning.replace(/^\ufeff/, '');
    this.beginning = '';
    this.known = documentsOf(form);
    return this.known.write(text);
  }
}
