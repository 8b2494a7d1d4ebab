import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashScripts } from './hash-scripts.ts';

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it('vouches for the scripts that carry the mark, and takes the marks out', () => {
  const html =
    '<head><link rel="modulepreload" href="/a.js" nonce="m4rk"/><script nonce="m4rk">start()</script></head>' +
    '<body><script nonce="m4rk" type="module" async="">import "/ї.js";</script><script src="/b.js" nonce="m4rk"></script></body>';
  expect(hashScripts(html, 'm4rk')).toEqual({
    html:
      '<head><link rel="modulepreload" href="/a.js"/><script>start()</script></head>' +
      '<body><script type="module" async="">import "/ї.js";</script><script src="/b.js"></script></body>',
    hashes: [hashOf('start()'), hashOf('import "/ї.js";')],
  });
});

it('hashes no script that was injected into the page', () => {
  const html =
    '<p><script nonce="guess">steal()</script><script>steal()</script></p><script nonce="m4rk">ours()</script>';
  expect(hashScripts(html, 'm4rk').hashes).toEqual([hashOf('ours()')]);
});
