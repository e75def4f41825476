/** What services are, by words of their Russian names, which all of them have; the first that fits counts. */
const patterns = {
  visit: /(?<!\p{L})(?:при[её]м|консультаци|осмотр|визит|вызов)/iu,
  teeth:
    /зуб|кариес|пломб|имплант|брекет|коронк|протез|(?<!\p{L})дес[её]н|фиссур|фторирован|винир|пластинк/iu,
  test: /анализ|маз(?:ок|ки)|(?<!\p{L})(?:кров|моч[аи]|проб[аы](?!\p{L})|пцр|посев)|гемоглобин|(?<!\p{L})тест|гормон|биохими/iu,
  examination:
    /(?<!\p{L})(?:узи|мрт|кт|экг|ээг|эхо)|рентген|снимок|томограф|допплер|скопи[яи]|графи[яи]|метри[яи]|наблюдени|измерени|проверк/iu,
}

/** Kinds of services, in the order in which a list of them stands. */
export const serviceKinds = ['visit', 'examination', 'test', 'teeth', 'other'] as const
type ServiceKind = (typeof serviceKinds)[number]

export function serviceKind(name: string): ServiceKind {
  const found = Object.entries(patterns).find(([, pattern]) => pattern.test(name))
  return (found?.[0] as keyof typeof patterns | undefined) ?? 'other'
}
