import { crc32 } from 'node:zlib';

/** A ZIP of uncompressed files (APPNOTE 4.3), which office documents are. */
const zip = (files: Record<string, string>): Buffer => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [path, text] of Object.entries(files)) {
    const [name, data] = [Buffer.from(path), Buffer.from(text)];
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(data.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(16);
    place.writeUInt32LE(at, 12);
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), fields.subarray(0, 24), place, name);
    const entry = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, name, data]);
    parts.push(entry);
    at += entry.length;
  }
  const table = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  const count = Object.keys(files).length;
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(table.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, table, end]);
};

const office = (main: string) =>
  zip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    'word/document.xml': '<w:document/>',
  });

export const aPdf = () =>
  Buffer.from(`%PDF-1.7\n${'1 0 obj<</Type/Catalog>>endobj\n'.repeat(100)}trailer<<>>\n%%EOF\n`);
export const aDocx = () => office('application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml');
export const aDocxWithMacros = () => office('application/vnd.ms-word.document.macroEnabled.main+xml');
export const anOdt = () => zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' });
export const anArchive = () => zip({ 'run.exe': 'MZ' });
export const aText = () => Buffer.from('Seats for Friday\nРяд 3, місце 12\n');
