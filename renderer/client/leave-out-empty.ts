/** Forms with choices in their address leave out empty ones: `?q=&city=` becomes nothing. */
export function leaveOutEmpty(): void {
  addEventListener('formdata', ({ target, formData }) => {
    if (!(target instanceof HTMLFormElement) || target.method !== 'get') return
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
  })
}
