import { expect, it } from 'vitest';
import { safeFileName } from './safe-file-name.ts';

it.each([
  ['Rider.pdf', 'pdf', 'Rider.pdf'],
  ['Rider v1.2', 'pdf', 'Rider v1.2.pdf'],
  ['СЦЕНАРІЙ.PDF', 'pdf', 'СЦЕНАРІЙ.pdf'],
  ['me.jpeg', 'jpg', 'me.jpeg'],
  ['seats.csv', 'txt', 'seats.csv'],
  ['run.bat', 'txt', 'run.bat.txt'],
  ['photo.exe', 'pdf', 'photo.exe.pdf'],
  ['../../etc/passwd', 'txt', 'passwd.txt'],
  ['C:\\Users\\me\\plan.docx', 'docx', 'plan.docx'],
  ['a\u202Egpj.exe', 'pdf', 'agpj.exe.pdf'],
  ['two\r\nlines: "x".pdf', 'pdf', 'twolines x.pdf'],
  ['...', 'pdf', 'file.pdf'],
  ['.htaccess', 'txt', 'htaccess.txt'],
  ['', 'png', 'file.png'],
])('saves %j of the type %s as %s', (name, ending, safe) => {
  expect(safeFileName(name, ending)).toBe(safe);
});

it('shortens what no folder could hold', () => {
  expect(safeFileName('🎻'.repeat(500), 'pdf')).toBe(`${'🎻'.repeat(120)}.pdf`);
});
