import { expect, it } from 'vitest';
import { carriers, trackingLink } from './carriers.ts';

it('leads to the page of every carrier that talents can choose', () => {
  for (const carrier of carriers) {
    const link = new URL(trackingLink(carrier, '2045 0012') ?? '');
    expect(link.protocol).toBe('https:');
    expect(link.href).toContain('20450012');
  }
});

it('knows carriers as talents type them, and no others', () => {
  expect(trackingLink(' nova poshta ', '1')).toBe(trackingLink('Нова Пошта', '1'));
  expect(trackingLink('My cousin', '1')).toBeNull();
  expect(trackingLink('constructor', '1')).toBeNull();
});

it('keeps a number from changing the link', () => {
  expect(trackingLink('UPS', '1&x=<2>')).toBe('https://www.ups.com/track?tracknum=1%26x%3D%3C2%3E');
});
