import { describe, expect, it } from 'vitest';
import { fitWithin } from './fit.ts';

const most = { width: 1200, height: 1500 };

describe('the size of a photo that is sent', () => {
  it('is at most what is needed', () => {
    expect(fitWithin({ width: 4000, height: 5000 }, most)).toEqual(most);
    expect(fitWithin({ width: 1201, height: 100 }, most)).toEqual({ width: 1200, height: 100 });
  });

  it('is never blown up and never nothing', () => {
    expect(fitWithin({ width: 400, height: 500 }, most)).toEqual({ width: 400, height: 500 });
    expect(fitWithin({ width: 9000, height: 1 }, most)).toEqual({ width: 1200, height: 1 });
  });
});
