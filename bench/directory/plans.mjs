/** Rows that may be read without an index. */
const most = 1000

function* nodesOf(plan) {
  yield plan
  for (const inner of plan.Plans ?? []) yield* nodesOf(inner)
}

/** Sequential scans of more than a thousand rows that a query makes under default settings: table and rows. */
export async function longScans(db, { text, params }) {
  if (!/^\s*(?:select|with)\b/i.test(text)) return []
  const { rows } = await db.orm.$client.query(`explain (analyze, timing off, format json) ${text}`, params)
  const [
    {
      'QUERY PLAN': [{ Plan: plan }],
    },
  ] = rows
  return [...nodesOf(plan)].flatMap((node) => {
    const read = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)
    return node['Node Type'] === 'Seq Scan' && read > most
      ? [`${node['Relation Name']} ${Math.round(read)}`]
      : []
  })
}
