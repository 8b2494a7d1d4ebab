const most = 80;

/** What a list calls a post: its title, or how its text begins. */
export const firstLine = ({ title, text }: { title: string; text: string }): string => {
  const [line = ''] = (title || text).split('\n', 1);
  return line.length > most ? `${line.slice(0, most).trimEnd()}…` : line;
};
