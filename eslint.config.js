import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const clockAndRandomness = [
  { name: 'Date', message: 'The clock is a parameter: take `now` from the caller.' },
  { name: 'performance', message: 'The clock is a parameter: take `now` from the caller.' },
  { name: 'console', message: 'Return data; the caller decides what to print.' },
];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      'packages/catalogue/src/data/',
      '**/*.mjs',
      '*.js',
      '*.cjs',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A number next to || turns 0 into "missing"; ?? is meant.
      '@typescript-eslint/strict-boolean-expressions': [
        'error',
        { allowNumber: false, allowNullableBoolean: true, allowNullableString: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'max-lines': ['error', { max: 400 }],
      complexity: ['error', 12],
      eqeqeq: 'error',
    },
  },
  {
    files: ['packages/engine/src/**', 'apps/server/src/rules/**'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-globals': ['error', ...clockAndRandomness] },
  },
  {
    files: ['packages/**', 'apps/**'],
    ignores: ['packages/engine/src/units/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'TSAsExpression > TSTypeReference[typeName.name=/^(Litres|Kilograms|Hectares|LitresPerHectare|KilogramsPerHectare|KilogramsPerLitre|LitresPerKilogram|Metres|KilometresPerHour|LitresPerMinute|Bar|Celsius|MassFraction|Fraction|Minutes|Cents|Quantity)$/]',
          message: 'Brands are minted in engine/src/units only: call the constructor.',
        },
        {
          selector: "CallExpression[callee.name='parseFloat']",
          message: 'Typed text is read by parseQuantity.',
        },
      ],
    },
  },
  {
    files: ['apps/web/**/*.tsx', 'apps/web/**/*.ts'],
    plugins: { 'react-hooks': hooks },
    rules: { ...hooks.configs.recommended.rules },
  },
);
