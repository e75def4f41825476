import { readFileSync } from 'node:fs'

/** The queries of both tables: `{ kind, query, city, first }`, `first` as the answers that may come first. */
export const readQueries = () =>
  ['distorted', 'asked'].flatMap((name) =>
    readFileSync(new URL(`${name}.tsv`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => {
        const [kind, query, city, first] = line.split('\t')
        return { kind, query, city, first: first.split('|') }
      }),
  )
