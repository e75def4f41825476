import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Texts of files by their paths; an object is written as JSON. */
export type Files = Record<string, string | object>

/** A folder for a test, with these files. */
export function contentDir(files: Files) {
  const root = mkdtempSync(join(tmpdir(), 'shipa-content-'))
  const write = (more: Files) => {
    for (const [path, content] of Object.entries(more)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(
        join(root, path),
        typeof content === 'string' ? content : JSON.stringify(content, null, 2),
      )
    }
  }
  write(files)
  return {
    root,
    write,
    remove: (path = '') => rmSync(join(root, path), { recursive: true, force: true }),
  }
}

/** A site of the clinic `stub-1` of `stubSource`, with something of each kind. */
export const smallSite: Files = {
  'stub/site.json': {
    code: 'stub-1',
    template: 'landing-blog',
    menu: [
      { title: { ru: 'О нас', en: 'About us' }, link: { kind: 'page', path: '/about' } },
      { title: { ru: 'Новости', en: 'News' }, link: { kind: 'page', path: '/news' } },
    ],
  },
  'stub/pages/about.json': {
    title: { ru: 'О нас', en: 'About us' },
    blocks: [
      {
        type: 'steps',
        props: {
          title: { ru: 'Как пройти', en: 'The way' },
          items: [
            { title: { ru: 'Войдите', en: 'Enter' }, text: { ru: 'Вход со двора.' } },
            { title: { ru: 'Поднимитесь' }, text: { ru: 'Лифт направо.' } },
          ],
        },
      },
    ],
  },
  'stub/news/categories.json': {
    categories: [{ slug: 'clinic', title: { ru: 'Жизнь клиники', en: 'At the clinic' } }],
  },
  'stub/news/a-new-scanner.ru.md': `---
title: Новый томограф
lead: Снимок за минуту.
date: 2026-11-20
category: clinic
doctor: stub-doctor
image: { src: /images/scanner, width: 1600, height: 900, alt: Томограф }
tags: [снимки]
---

Он **тихий**.
`,
  'stub/news/a-new-scanner.en.md': `---
title: "A new scanner: quiet"
image: { alt: The scanner }
---
It is **quiet**.
`,
  'stub/news/open-on-sunday.ru.md': `---
title: Работаем в воскресенье
date: 2026-11-02T09:00:00+05:00
---
С 10 до 14.
`,
  'stub/materials/before-a-visit.ru.md': `---
title: Перед приёмом
date: 2026-10-01
redirect: /about
---
## Возьмите с собой

- паспорт
`,
}
