/** RFC 8058: mail clients show their own unsubscribe button, which POSTs to the URL without opening it. */
export const oneClickHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
