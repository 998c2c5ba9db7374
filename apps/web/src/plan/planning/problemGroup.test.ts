import { mixProblem, PROBLEM_SEVERITY, type ProblemCode } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { problemAt, problemGroup } from './problemGroup.ts';

describe('problemGroup', () => {
  it('tells every stop as missing, at its field or on the band, and nothing else there', () => {
    for (const code of Object.keys(PROBLEM_SEVERITY) as ProblemCode[]) {
      const place = problemGroup(mixProblem(code, null));
      expect([code, place === 'advice']).toEqual([code, PROBLEM_SEVERITY[code] !== 'stop']);
    }
    expect(problemGroup(mixProblem('solidForms', 'products'))).toBe('stop');
    expect(problemGroup(mixProblem('missing', 'sprayAreaHa'))).toBe('missing');
    expect(problemGroup(mixProblem('aboveMaximum', 'sprayAreaHa'))).toBe('entry');
  });
});

describe('problemAt', () => {
  const high = mixProblem('unusuallyHigh', 'applicationRateLPerHa');
  const label = mixProblem('rateAboveLabelMaximum', 'products.1.rate');
  const cold = mixProblem('endsCold', 'waterTemperatureC');
  const missing = mixProblem('missing', 'products.0.rate');
  const problems = [cold, high, label, missing];

  it('finds what is wrong with the figure itself', () => {
    expect(problemAt(problems, 'applicationRateLPerHa')).toBe(high);
    expect(problemAt(problems, 'products.1.rate.value')).toBe(label);
  });

  it('leaves what follows from the whole mix, and what is only missing, to the bar', () => {
    expect(problemAt(problems, 'waterTemperatureC')).toBeUndefined();
    expect(problemAt(problems, 'products.0.rate.value')).toBeUndefined();
  });
});
