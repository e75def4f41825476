import { hash } from 'node:crypto'
import { type FileName, passingFolder } from './store.ts'

/** What pieces are of: a file that is on its way, or the rows of a table while it is made. */
export type PiecesOf = { file: string; part?: string }

/** The name of a piece in the store. It follows from the file, so that whoever goes on with it finds, overwrites and removes all. */
export const pieceName = ({ file, part = '' }: PiecesOf, number: number): FileName =>
  `${passingFolder}/${hash('sha256', JSON.stringify([file, part, number])).slice(0, 32)}.part`
