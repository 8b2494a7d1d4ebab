// Prevents CSV injection: a spreadsheet would execute a cell that begins like a formula.
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const cell = (text: string) => `"${harmless(text).replaceAll('"', '""')}"`;
const line = (cells: readonly string[]) => cells.map(cell).join(',');

/** The lines of a CSV file, the names of the columns first. */
export const writeCsv = (lines: readonly (readonly string[])[]): string => `${lines.map(line).join('\r\n')}\r\n`;
