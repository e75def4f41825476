import { locales } from '../../locales/locale.ts'
import type { BlockDefinition } from '../../schemas/define-block.ts'
import { blockSchema } from '../../schemas/json-schema.ts'
import { ExampleFaults } from './example-faults.tsx'
import { fieldsOf } from './fields-of.ts'

type Props = { definition: BlockDefinition; version: number; cost: number | undefined }

const sizeOf = (cost: number) =>
  cost === 0 ? 'no JavaScript' : `${(cost / 1024).toFixed(1)} kB of JavaScript (gz) after a touch`

/** One block of the catalogue: its example drawn by the renderer, in each language, its fields and its schema. */
export function BlockEntry({ definition, version, cost }: Props) {
  const { type, label, description, category, props } = definition
  return (
    <article id={type} className="mt-16 border-t border-line pt-8">
      <h2 className="text-3xl">{type}</h2>
      <p className="mt-2">
        {label.en} · {label.ru}. {description.en}
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        {category} · version {version}
        {cost !== undefined && ` · ${sizeOf(cost)}`}
      </p>
      <p className="mt-2 text-sm">
        {locales.map((locale) => (
          <a
            key={locale}
            className="me-4 text-accent-ink underline"
            href={`/blocks/preview/${type}?locale=${locale}`}
          >
            {locale}
          </a>
        ))}
      </p>
      <ExampleFaults definition={definition} />
      <iframe
        title={`${type}: example`}
        src={`/blocks/preview/${type}`}
        loading="lazy"
        className="mt-4 h-[28rem] w-full resize rounded-card bg-raised shadow-float"
      />
      <table className="mt-6 w-full text-start text-sm">
        <caption className="mb-2 text-start font-semibold">Fields</caption>
        <tbody>
          {fieldsOf(props).map((field) => (
            <tr key={field.path} className="border-t border-line">
              <th scope="row" className="py-1 pe-4 text-start font-mono font-normal">
                {field.path}
                {field.required ? '' : '?'}
              </th>
              <td className="py-1 pe-4">{field.kind}</td>
              <td className="py-1">{field.label}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <details className="mt-4 text-sm">
        <summary className="py-2 font-medium">JSON Schema</summary>
        <pre className="max-h-96 overflow-auto rounded-card bg-surface p-4">
          {JSON.stringify(blockSchema(definition), null, 2)}
        </pre>
      </details>
    </article>
  )
}
