// The exports of this subject for other subjects.
export { addFigures, type FigureCount } from './add-figures.ts'
