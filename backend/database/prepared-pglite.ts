import { hash, randomUUID } from 'node:crypto'
import { PGlite, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'
import { isErrorResponse, type ParseValue, readRows } from './read-rows.ts'

const { serialize } = protocol

// Part of every `mark`, which becomes an ETag: another version of the program may build another response from
// the same rows.
const program = randomUUID()

/** Unparsed rows, with a hash that identifies them. */
type RawRows = { mark: string; rows: () => unknown[][] }

type Statement = { name: string; columns: ParseValue[]; serializers: ((value: unknown) => string)[] }

/** Maximum number of cached statements: the text of some grows with the length of a list. */
const maxStatements = 500
/** Longer writes are not cached: they insert a varying number of rows. */
const maxWriteLength = 2000

const unparsed: ParseValue = (text) => text

/**
 * Whether a statement is worth preparing: Drizzle's reads and writes, but not queries that return rows as
 * objects.
 */
const isPreparable = (sql: string, { rowMode }: QueryOptions): boolean =>
  (rowMode === 'array' && /^select\b/.test(sql)) ||
  (/^(insert|update|delete)\b/.test(sql) && sql.length <= maxWriteLength)

/**
 * A PGlite that parses and plans each statement once and then runs it with one message to Postgres instead of
 * six messages and a new plan. It applies to Drizzle's reads and writes outside transactions. With `lazyRows`
 * the rows stay unparsed.
 */
export class PreparedPglite extends PGlite {
  readonly #statements = new Map<string, Promise<Statement | undefined>>()

  override async query<T>(
    sql: string,
    params: unknown[] = [],
    options: QueryOptions & { lazyRows?: boolean } = {},
  ): Promise<Results<T> & { lazyRows?: RawRows }> {
    const statement = await this.#statement(sql, options)
    const isOurs = statement && (options.rowMode === 'array' || statement.columns.length === 0)
    const answer = isOurs ? await this.#run(statement, params) : undefined
    // Statements that cannot be prepared, or fail, are run by PGlite, which reports the error.
    if (!isOurs || !answer) return super.query(sql, params, options)
    const rows = () => readRows(answer, statement.columns)
    return options.lazyRows
      ? { rows: [], fields: [], lazyRows: { mark: hash('sha1', program + hash('sha1', answer)), rows } }
      : { rows: rows() as Results<T>['rows'], fields: [] }
  }

  #statement(sql: string, options: QueryOptions): Promise<Statement | undefined> | undefined {
    const known = this.#statements.get(sql)
    if (known || !isPreparable(sql, options) || this.#statements.size >= maxStatements) return known
    const prepared = this.#prepare(`s${this.#statements.size}`, sql, options)
    this.#statements.set(sql, prepared)
    return prepared
  }

  async #prepare(name: string, sql: string, { parsers }: QueryOptions): Promise<Statement | undefined> {
    const described = await this.describeQuery(sql).catch(() => undefined)
    if (!described) return undefined
    await this.#send(serialize.parse({ name, text: sql }))
    return {
      name,
      columns: described.resultFields.map(
        ({ dataTypeID, parser }) => parsers?.[dataTypeID] ?? parser ?? unparsed,
      ),
      serializers: described.queryParams.map(({ serializer }) => serializer ?? String),
    }
  }

  /** The response of Postgres; undefined if it is an error. */
  async #run({ name, serializers }: Statement, params: unknown[]): Promise<Buffer | undefined> {
    const values = serializers.map((write, index) => {
      const value = params[index] ?? null
      return value === null ? null : write(value)
    })
    const bind = serialize.bind({ statement: name, values })
    const answer = await this.#send(bind, serialize.execute({}))
    return isErrorResponse(answer) ? undefined : answer
  }

  /** Waits for an open transaction like any query; otherwise it would run inside it. */
  async #send(...messages: Uint8Array[]): Promise<Buffer> {
    await this._checkReady()
    const message = Buffer.concat([...messages, serialize.sync()])
    const parts: Uint8Array[] = []
    // The buffer belongs to Postgres's memory, so it is copied.
    const onRawData = (part: Uint8Array) => parts.push(part.slice())
    await this._runExclusiveTransaction(() => this.execProtocolRawStream(message, { onRawData }))
    return Buffer.concat(parts)
  }
}
