import { useState } from 'react'
import { FileUpload } from '../file-upload/file-upload.tsx'
import type { SendFile } from '../file-upload/use-uploads.ts'
import { Field } from '../form/field.tsx'

/** An upload takes two seconds; with "slow" in the name twenty, with "fail" it fails the first time. */
const failed = new Set<string>()
const upload: SendFile<string> = (file, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    let progress = 0
    const timer = setInterval(() => {
      progress += file.name.includes('slow') ? 0.01 : 0.1
      onProgress(Math.min(progress, 1))
      if (progress > 0.5 && file.name.includes('fail') && !failed.has(file.name)) {
        failed.add(file.name)
        clearInterval(timer)
        reject(new Error('connection lost'))
      } else if (progress >= 1) {
        clearInterval(timer)
        resolve(`/files/${file.name}`)
      }
    }, 200)
    signal.addEventListener('abort', () => {
      clearInterval(timer)
      reject(signal.reason)
    })
  })

export default function FileUploadExample() {
  const [files, setFiles] = useState<string[]>([])
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      <Field label="Результаты анализов" hint={`Дошло: ${files.join(', ') || 'ничего'}`}>
        <FileUpload
          upload={upload}
          onResultsChange={setFiles}
          accept={{ types: '.pdf,image/*', text: 'PDF или снимок' }}
          maxSize={10 * 1024 * 1024}
          maxCount={3}
        />
      </Field>
      <Field label="Логотип клиники" required error="Приложите логотип.">
        <FileUpload upload={upload} maxCount={1} />
      </Field>
      <Field label="Лицензия">
        <FileUpload
          upload={upload}
          initial={[
            { name: 'Лицензия на медицинскую деятельность.pdf', size: 2_480_000, result: '/files/1' },
          ]}
        />
      </Field>
      <Field label="Договор" disabled>
        <FileUpload upload={upload} />
      </Field>
    </div>
  )
}
