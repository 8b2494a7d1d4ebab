import type { City, DeliveryCountry, Warehouse } from '@stagedoor/contract/schemas/delivery';
import { describe, expect, it } from 'vitest';
import { aClient, aProgram } from '../../../../../tests/support/program.ts';

const program = await aProgram();
const visitor = aClient(program);
const { delivery } = program;
const all = ['office', 'courier', 'pickup'] as const;
const read = async <T>(path: string) => (await visitor.get(path)).body as T;

describe('the directory', () => {
  it.each([
    ['en', 'Ukraine', 'Lviv', 'Lviv region'],
    ['uk', 'Україна', 'Львів', 'Львівська область'],
    ['ru', 'Украина', 'Львов', 'Львовская область'],
  ])('speaks %s', async (language, country, city, region) => {
    const countries = await read<DeliveryCountry[]>(`/get-delivery-countries/${language}`);
    expect(countries[0]).toMatchObject({ country: 'ua', name: country });
    expect(countries.length).toBeGreaterThan(50);
    const cities = await read<City[]>(`/get-cities/ua?language=${language}`);
    expect(cities).toContainEqual({ idCity: 'lviv', name: city, region });
  });

  it('has thirty cities and more, each with several offices of its own', async () => {
    const cities = await read<City[]>('/get-cities/ua');
    expect(cities.length).toBeGreaterThanOrEqual(30);
    const ids = new Set<string>();
    for (const { idCity } of cities) {
      const offices = await read<Warehouse[]>(`/get-warehouses-by-city/ua/${idCity}?language=uk`);
      expect(offices.length).toBeGreaterThanOrEqual(3);
      expect(new Set(offices.map(({ address }) => address)).size).toBe(offices.length);
      for (const { idWarehouse } of offices) ids.add(idWarehouse);
    }
    expect(ids.size).toBeGreaterThan(100);
  });

  it('knows no city in countries without offices, and no country at all beyond the carrier’s reach', async () => {
    expect(await read('/get-cities/pl')).toEqual([]);
    expect((await visitor.get('/get-cities/aq')).status).toBe(404);
    expect((await visitor.get('/get-warehouses-by-city/ua/atlantis')).status).toBe(404);
    expect((await visitor.get('/get-cities/UA')).status).toBe(422);
  });
});

describe('a parcel', () => {
  const courier = { method: 'courier', city: 'Anywhere', address: '1 Main Street', zipCode: '79000' } as const;

  it.each([
    [{ method: 'office', country: 'ua', idCity: 'lviv', idWarehouse: 'lviv-3' }, 300],
    [{ ...courier, country: 'ua' }, 500],
    [{ ...courier, country: 'pl' }, 1500],
    [{ ...courier, country: 'jp' }, 2500],
    [{ method: 'pickup' }, 0],
  ] as const)('to %j costs %i cents', async (destination, price) => {
    expect(await delivery.priceOf(destination, all)).toBe(price);
  });

  it('is described as one writes it on the parcel, in every language', async () => {
    const office = { method: 'office', country: 'ua', idCity: 'lviv', idWarehouse: 'lviv-3' } as const;
    expect(await delivery.describe(office, 'uk')).toMatch(/№ ?3, .+, Львів, Україна$/);
    expect(await delivery.describe({ ...courier, country: 'pl' }, 'en')).toBe('1 Main Street, Anywhere, 79000, Poland');
    expect(await delivery.describe({ method: 'pickup' }, 'en')).toBe('pickup');
  });

  it.each([
    [{ method: 'office', country: 'ua', idCity: 'lviv', idWarehouse: 'kyiv-1' }, all],
    [{ method: 'office', country: 'pl', idCity: 'lviv', idWarehouse: 'lviv-1' }, all],
    [{ ...courier, country: 'aq' }, all],
    [{ method: 'pickup' }, ['courier']],
  ] as const)('to %j is refused where it cannot go', async (destination, offered) => {
    const refusal = { code: 1008, fields: { delivery: 'invalid' } };
    await expect(delivery.priceOf(destination, offered)).rejects.toMatchObject(refusal);
  });
});
