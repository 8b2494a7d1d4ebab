import { describe, expect, it } from 'vitest';
import { errorBody, errorBodyOf } from './error-body.ts';
import { ApiError, errorByCode, errorNames, errors, fail } from './errors.ts';

const specified = [
  1001, 1002, 1004, 1005, 1008, 1009, 1010, 1018, 1019, 1021, 1022, 1023, 1024, 1025, 1028, 1029, 1030, 1033, 1034,
  1035, 1036, 1037, 1039, 1040, 1042, 1043, 1045, 1046, 1047, 1048, 1050, 1051, 1052, 1053, 1057, 1058, 1059, 1060,
  1061, 1062, 1063, 1064, 1065, 1066, 1067, 1069, 1070, 1072, 1074, 1075, 21005,
];

describe('the catalogue', () => {
  it('has exactly the codes of the specification, each once', () => {
    expect(errorNames.map((name) => errors[name].code)).toEqual(specified);
  });

  it('logs out with 1001 alone', () => {
    expect(errorNames.filter((name) => errors[name].status === 403)).toEqual(['noSuchUser']);
  });

  it('finds a name by its code', () => {
    expect(errorByCode(1048)).toBe('everythingSold');
    expect(errorByCode(1)).toBeUndefined();
  });
});

describe('a refusal', () => {
  it('carries name, code and status', () => {
    expect(() => fail('everythingSold')).toThrow(
      expect.objectContaining({ name: 'everythingSold', code: 1048, status: 409 }),
    );
  });

  it('goes over the wire with the fields that are wrong', () => {
    const body = errorBodyOf(new ApiError('mandatoryFieldNull', { fields: { email: 'required' } }), 'r-1');
    expect(errorBody.parse(body)).toEqual({
      error: 1008,
      name: 'mandatoryFieldNull',
      fields: { email: 'required' },
      requestId: 'r-1',
    });
  });

  it('says no more than it has to', () => {
    expect(errorBodyOf(new ApiError('pageNotFound'))).toEqual({ error: 1058, name: 'pageNotFound' });
  });
});
