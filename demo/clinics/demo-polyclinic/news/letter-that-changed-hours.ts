import type { SeedNews } from '../../../parts/seed-types.ts'
import { drawing } from '../drawing.ts'

export const letterThatChangedHours: SeedNews = {
  slug: 'pismo-kotoroe-izmenilo-raspisanie',
  category: 'medical-director',
  date: '2026-08-24T05:00:00Z',
  image: drawing('still-14'),
  title: {
    ru: 'Письмо, которое изменило расписание',
    kk: 'Кестені өзгерткен хат',
    uz: 'Jadvalni oʻzgartirgan xat',
    en: 'The letter that changed our timetable',
  },
  lead: {
    ru: 'Водитель автобуса написал, что за два года ни разу не попал к ЛОР-врачу. Мы посмотрели на часы приёма.',
    kk: 'Автобус жүргізушісі екі жылда ЛОР-дәрігерге бірде-бір рет түсе алмағанын жазды. Біз қабылдау уақытына қарадық.',
    uz: 'Avtobus haydovchisi ikki yilda LOR shifokoriga bir marta ham kira olmaganini yozdi. Biz qabul vaqtiga qaradik.',
    en: 'A bus driver wrote that in two years he had never got to see the ENT doctor. We looked at our hours.',
  },
  content: {
    ru: `
<p>«Я освобождаюсь в пять, а вы в пять уходите» — в письме была одна строка, но на неё ушло два совещания. Оказалось, что четыре врача из двенадцати принимали только в первой половине дня. Удобно нам, неудобно всем, кто работает.</p>
<p>С сентября ЛОР-врач и травматолог трижды в неделю принимают до 20:00, эндокринолог — до 19:00. Утренние часы у них стали короче, и я прошу пенсионеров не обижаться: утро по-прежнему ваше у терапевтов.</p>
<p>Через два месяца посчитаем, кто приходит вечером и не стало ли хуже тем, кто приходит утром. Если станет — поменяем снова. Расписание не памятник.</p>
<p>Водителя зовут Марат, он разрешил о нём рассказать. Ушная пробка, десять минут.</p>`,
    kk: `
<p>«Мен бесте босаймын, ал сіздер бесте кетесіздер» — хатта бір-ақ жол болды, бірақ оған екі жиналыс кетті. Он екі дәрігердің төртеуі тек түске дейін қабылдайды екен. Бізге ыңғайлы, жұмыс істейтіндердің бәріне ыңғайсыз.</p>
<p>Қыркүйектен бастап ЛОР-дәрігер мен травматолог аптасына үш рет 20:00-ге дейін, эндокринолог 19:00-ге дейін қабылдайды. Олардың таңғы уақыты қысқарды, зейнеткерлер ренжімесін: терапевтердің таңы бұрынғыдай сіздердікі.</p>
<p>Екі айдан кейін кешке кім келетінін және таңертең келетіндерге жаман болмағанын есептейміз. Нашарласа, қайта өзгертеміз. Кесте деген ескерткіш емес.</p>
<p>Жүргізушінің аты — Марат, өзі туралы айтуға рұқсат берді. Құлақ тығыны, он минут.</p>`,
    uz: `
<p>“Men beshda boʻshayman, sizlar beshda ketasizlar” — xatda bitta qator bor edi, lekin unga ikki majlis ketdi. Oʻn ikki shifokordan toʻrttasi faqat tushgacha qabul qilar ekan. Bizga qulay, ishlaydiganlarning hammasiga noqulay.</p>
<p>Sentabrdan LOR shifokori va travmatolog haftasiga uch marta 20:00 gacha, endokrinolog 19:00 gacha qabul qiladi. Ularning ertalabki vaqti qisqardi, nafaqaxoʻrlar xafa boʻlmasin: terapevtlarda ertalab avvalgidek sizniki.</p>
<p>Ikki oydan keyin kechqurun kim kelishini va ertalab keladiganlarga yomon boʻlmaganini hisoblaymiz. Yomonlashsa, yana oʻzgartiramiz. Jadval yodgorlik emas.</p>
<p>Haydovchining ismi Marat, u haqida aytishga ruxsat berdi. Quloqdagi tiqin, oʻn daqiqa.</p>`,
    en: `
<p>“I am free at five, and at five you go home.” The letter was one line, and it took us two meetings. Four doctors of twelve, it turned out, worked only in the first half of the day: convenient for us, and for nobody who has a job.</p>
<p>Since September the ENT doctor and the trauma surgeon have been seeing patients until 20:00 three times a week, and the endocrinologist until 19:00. Their mornings are shorter now, and I ask pensioners not to be cross: with the general practitioners the morning is still yours.</p>
<p>In two months we will count who comes in the evening and whether it is worse for those who come in the morning. If it is, we will change it again. A timetable is not a monument.</p>
<p>The driver is called Marat and does not mind my telling you. It was earwax, and it took ten minutes.</p>`,
  },
}
