import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const BRANDS = [
  'Litres',
  'Kilograms',
  'Hectares',
  'LitresPerHectare',
  'KilogramsPerHectare',
  'KilogramsPerLitre',
  'LitresPerKilogram',
  'Metres',
  'KilometresPerHour',
  'LitresPerMinute',
  'Bar',
  'Celsius',
  'MassFraction',
  'Fraction',
  'Minutes',
  'Cents',
  'Quantity',
];

const mintedBrands = {
  selector: `TSAsExpression > TSTypeReference[typeName.name=/^(${BRANDS.join('|')})$/]`,
  message: 'Brands are minted in engine/src/units only: call the constructor.',
};

const parseFloats = {
  selector: 'CallExpression[callee.name=/^(parseFloat|parseInt)$/]',
  message: 'Typed text is read by parseQuantity: this takes `1,500` for 1 and ` 5 kg` for 5.',
};

/** Where typed text arrives; `Number(x.toFixed(2))` has no text in it. */
const readNumbers = [
  {
    selector:
      "CallExpression[callee.name='Number']:not([arguments.0.callee.property.name=/^to(Fixed|Precision)$/])",
    message: 'Typed text is read by parseQuantity: this takes an empty field for 0.',
  },
  {
    selector: "UnaryExpression[operator='+']",
    message: 'Typed text is read by parseQuantity: this takes an empty field for 0.',
  },
];

const clockAndRandomness = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'The clock is a parameter.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'The clock is a parameter.',
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'Randomness is a parameter.',
  },
  {
    selector: "CallExpression[callee.name='randomUUID']",
    message: 'Randomness is a parameter.',
  },
];

const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/test/**', '**/testing/**', '**/e2e/**'];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      'apps/web/hosted/',
      'packages/catalogue/src/data/',
      '*.js',
      '*.cjs',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['vitest.config.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/require-array-sort-compare': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A number next to || turns 0 into "missing"; ?? is meant.
      '@typescript-eslint/strict-boolean-expressions': [
        'error',
        { allowNumber: false, allowNullableBoolean: true, allowNullableString: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'max-lines': ['error', { max: 400 }],
      complexity: ['error', 12],
      // `!= null` asks for both ways of not being set.
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': ['error', mintedBrands, parseFloats],
    },
  },
  {
    files: ['apps/web/src/{screens,components}/**'],
    rules: { 'no-restricted-syntax': ['error', mintedBrands, parseFloats, ...readNumbers] },
  },
  {
    files: ['packages/*/src/**', 'apps/server/src/**', 'apps/web/src/mix/{draft,reading}/**'],
    ignores: ['apps/server/src/{main,server,clock}.ts'],
    rules: {
      'no-restricted-syntax': ['error', mintedBrands, parseFloats, ...clockAndRandomness],
      'no-restricted-globals': [
        'error',
        { name: 'performance', message: 'The clock is a parameter.' },
        { name: 'console', message: 'Return data or use the log you were given.' },
      ],
    },
  },
  {
    files: ['packages/engine/src/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'Date', message: 'The clock is a parameter; the engine knows no calendar.' },
        { name: 'performance', message: 'The clock is a parameter.' },
        { name: 'console', message: 'Return data; the caller decides what to print.' },
      ],
    },
  },
  {
    files: ['packages/engine/src/units/**'],
    rules: { 'no-restricted-syntax': ['error', parseFloats, ...clockAndRandomness] },
  },
  {
    files: TESTS,
    rules: { 'no-restricted-syntax': ['error', mintedBrands], 'no-restricted-globals': 'off' },
  },
  {
    files: ['apps/web/**/*.tsx', 'apps/web/**/*.ts'],
    plugins: { 'react-hooks': hooks },
    rules: { ...hooks.configs.recommended.rules },
  },
  {
    // Plain JavaScript, so that the machine's own Node can run it before anything is installed. Its
    // types are checked through JSDoc, which has no words for what JSON.parse gives.
    files: ['scripts/*.mjs'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/restrict-plus-operands': 'off',
    },
  },
);
