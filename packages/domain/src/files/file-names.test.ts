import { expect, it } from 'vitest';
import { cleanFileName } from './file-names';
import { sniffType } from './file-types';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  { what: 'a picture', head: '\u0089PNG\r\n\u001a\n....', type: 'image/png' },
  { what: 'a page', head: '<!doctype html><script>alert(1)</script>', type: 'text/plain' },
  { what: 'a vector picture', head: '<svg onload="alert(1)">', type: 'text/plain' },
  { what: 'a program', head: 'MZ\u0090\u0000\u0003', type: 'application/octet-stream' },
  { what: 'nothing', head: '', type: 'application/octet-stream' },
])('tells $what by its bytes', ({ head, type }) => {
  expect(sniffType(bytes(head))).toBe(type);
});

it.each([
  { name: 'shot.PNG', type: 'image/png', clean: 'shot.png' },
  { name: 'shot.png', type: 'text/plain', clean: 'shot_png.txt' },
  { name: 'invoice.pdf.exe', type: 'application/octet-stream', clean: 'invoice_pdf_exe.bin' },
  { name: '../../etc/passwd', type: 'text/plain', clean: 'etcpasswd.txt' },
  { name: '..', type: 'text/plain', clean: 'file.txt' },
  { name: '.htaccess', type: 'text/plain', clean: 'htaccess.txt' },
  { name: 'C:\\con\u0000.txt', type: 'text/plain', clean: 'Ccon.txt' },
  { name: 'photo\u202Egnp.exe', type: 'application/octet-stream', clean: 'photognp_exe.bin' },
  { name: 'two\r\nlines.txt', type: 'text/plain', clean: 'twolines.txt' },
])('saves $name of $type as $clean', ({ name, type, clean }) => {
  expect(cleanFileName(name, type)).toBe(clean);
});
