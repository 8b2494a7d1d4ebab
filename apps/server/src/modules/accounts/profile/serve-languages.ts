import type { FastifyInstance } from 'fastify';
import { serveText } from '../../../platform/http/serve-text.ts';

/** Serves the languages that users can say they speak, each in English and in its own language. */
export const serveLanguages = (app: FastifyInstance) =>
  serveText(app, '/json/languages.json', {
    type: 'application/json; charset=utf-8',
    make: () => JSON.stringify(spokenLanguages()),
  });

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');

const spokenLanguages = () =>
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = nameOf(code, 'en');
      return name === undefined ? [] : [{ code, name, nativeName: nameOf(code, code) ?? name }];
    });

const nameOf = (code: string, language: string) =>
  new Intl.DisplayNames([language, 'en'], { type: 'language', fallback: 'none' }).of(code);
