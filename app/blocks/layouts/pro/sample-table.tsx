const hours = Array.from({ length: 30 }, (_, index) => index)
const two = (value: number) => String(value).padStart(2, '0')

/** A table long enough to scroll on any screen. */
export function SampleTable() {
  return (
    <table className="w-full">
      <caption className="sr-only">30 × 20 min</caption>
      <tbody>
        {hours.map((index) => (
          <tr key={index} className="border-t border-line">
            <th scope="row" className="w-24 py-3 pe-6 text-start font-medium tabular-nums">
              {two(9 + Math.floor(index / 3))}:{two((index % 3) * 20)}
            </th>
            <td className="py-3 text-ink-soft">Demo {index + 1}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
