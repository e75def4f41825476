import type { StructureResolver } from 'sanity/structure'
import { documentsOfSite } from './schema'

const kinds = documentsOfSite.map(({ name, title = name, icon }) => ({ name, title, icon }))

/** The sites of clinics, and within each what belongs to it. */
export const structure: StructureResolver = (S) =>
  S.list()
    .id('sites')
    .title('Сайты клиник')
    .items([
      S.listItem()
        .id('by-site')
        .title('По клиникам')
        .child(
          S.documentTypeList('site')
            .title('Сайты клиник')
            .child((site) =>
              S.list()
                .id(site)
                .title('Сайт клиники')
                .items([
                  S.documentListItem().schemaType('site').id(site),
                  S.divider(),
                  ...kinds.map(({ name, title, icon }) =>
                    S.listItem()
                      .id(name)
                      .title(title)
                      .icon(icon)
                      .child(
                        S.documentList()
                          .id(name)
                          .title(title)
                          .schemaType(name)
                          .filter('_type == $type && site._ref == $site')
                          .params({ type: name, site })
                          .initialValueTemplates([S.initialValueTemplateItem(`${name}-of-site`, { site })]),
                      ),
                  ),
                ]),
            ),
        ),
      S.divider(),
      ...S.documentTypeListItems(),
    ])

/** A new document that is made within a site belongs to it. */
export const templates = kinds.map(({ name, title }) => ({
  id: `${name}-of-site`,
  title,
  schemaType: name,
  parameters: [{ name: 'site', type: 'string' as const }],
  value: ({ site }: { site: string }) => ({ site: { _type: 'reference', _ref: site } }),
}))
