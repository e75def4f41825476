/**
 * Details of a test that is one of a matrix of widths, colour schemes or languages: `npm test` runs only representatives,
 * `npm run test:full` all of them.
 */
export const everyRun = (isRepresentative: boolean): { tag?: string } =>
  isRepresentative ? {} : { tag: '@full' }
