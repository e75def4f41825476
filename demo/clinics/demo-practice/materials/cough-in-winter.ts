import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const coughInWinter: SeedNews = {
  slug: 'rebenok-kashlyaet-tretyu-nedelyu',
  category: 'little-ones',
  date: '2026-11-10T04:00:00Z',
  specialist: '100603',
  image: picture('demo-practice/tea-2', {
    ru: 'Рисунок: чайник, пиалы и сладости у окна',
    kk: 'Сурет: терезе жанындағы шәйнек, кеселер мен тәттілер',
    uz: 'Rasm: deraza yonidagi choynak, piyolalar va shirinliklar',
    en: 'Drawing: a teapot, bowls and sweets by a window',
  }),
  title: {
    ru: 'Ребёнок кашляет третью неделю: ждать или идти?',
    kk: 'Бала үш аптадан бері жөтеледі: күту керек пе, дәрігерге бару керек пе?',
    uz: 'Bola uch haftadan beri yoʻtalyapti: kutish kerakmi yoki shifokorga borishmi?',
    en: 'A child’s cough in its third week: wait, or see a doctor?',
  },
  lead: {
    ru: 'После простуды кашель часто остаётся последним и уходит сам.',
    kk: 'Суық тигеннен кейін жөтел көбіне ең соңынан, өзі кетеді.',
    uz: 'Shamollashdan keyin yoʻtal koʻpincha eng oxirida, oʻzi ketadi.',
    en: 'After a cold the cough is often the last to leave, and it goes by itself.',
  },
  content: {
    ru: `
<p>Кашель — это уборка: он чистит дыхательные пути после болезни. Если ребёнок играет, ест и спит, а кашель с каждым днём чуть реже, чаще всего достаточно терпения.</p>
<h2>Что помогает дома</h2>
<ul>
<li>Тёплое питьё понемногу; детям старше года можно мёд, младше — нельзя.</li>
<li>Прохладный и не сухой воздух, прогулки.</li>
<li>Промывание носа: ночью кашляют чаще из-за него.</li>
</ul>
<p>Сиропы и ингаляции без назначения обычно не нужны, а маленьким могут навредить.</p>
<h2>Идите к врачу в ближайшие дни, если</h2>
<ul>
<li>кашель держится дольше четырёх недель или становится сильнее;</li>
<li>температура вернулась;</li>
<li>ребёнок худеет, устаёт, кашляет при беге.</li>
</ul>
<h2>Звоните 103 сразу, если</h2>
<ul>
<li>ребёнок дышит часто и тяжело, втягиваются промежутки между рёбрами;</li>
<li>губы синеют, не может говорить или пить;</li>
<li>кашель начался внезапно во время еды или игры с мелочами.</li>
</ul>`,
    kk: `
<p>Жөтел — тазалау: ол аурудан кейін тыныс жолдарын тазартады. Бала ойнап, тамақтанып, ұйықтап жүрсе, ал жөтелі күн сайын сәл сирей берсе, көбіне сабыр жеткілікті.</p>
<h2>Үйде не көмектеседі</h2>
<ul>
<li>Аздап жылы сусын; бір жастан асқан балаға бал беруге болады, кішісіне болмайды.</li>
<li>Салқын, құрғақ емес ауа, серуен.</li>
<li>Мұрын шаю: түнде көбіне содан жөтеледі.</li>
</ul>
<p>Тағайындаусыз сироп пен ингаляция әдетте керек емес, ал кішкентайларға зиян болуы мүмкін.</p>
<h2>Мына жағдайда жақын күндері дәрігерге барыңыз</h2>
<ul>
<li>жөтел төрт аптадан ұзаққа созылса немесе күшейсе;</li>
<li>қызу қайта көтерілсе;</li>
<li>бала арықтаса, шаршаса, жүгіргенде жөтелсе.</li>
</ul>
<h2>Мына жағдайда бірден 103 нөміріне қоңырау шалыңыз</h2>
<ul>
<li>бала жиі, ауыр тыныстаса, қабырға аралары ішке тартылса;</li>
<li>ерні көгерсе, сөйлей не су іше алмаса;</li>
<li>жөтел тамақ ішкенде немесе ұсақ затпен ойнағанда кенет басталса.</li>
</ul>`,
    uz: `
<p>Yoʻtal — tozalash: u kasallikdan keyin nafas yoʻllarini tozalaydi. Bola oʻynab, ovqatlanib, uxlab yursa, yoʻtali esa kundan kunga biroz kamaysa, koʻpincha sabr yetarli.</p>
<h2>Uyda nima yordam beradi</h2>
<ul>
<li>Oz-ozdan iliq ichimlik; bir yoshdan kattalarga asal mumkin, kichiklarga mumkin emas.</li>
<li>Salqin va quruq boʻlmagan havo, sayr.</li>
<li>Burunni yuvish: kechasi koʻpincha shundan yoʻtalishadi.</li>
</ul>
<p>Tayinlanmagan sirop va ingalyatsiya odatda kerak emas, kichiklarga esa zarar qilishi mumkin.</p>
<h2>Quyidagi holatlarda yaqin kunlarda shifokorga boring</h2>
<ul>
<li>yoʻtal toʻrt haftadan uzoq davom etsa yoki kuchaysa;</li>
<li>isitma qaytsa;</li>
<li>bola ozsa, charchasa, yugurganda yoʻtalsa.</li>
</ul>
<h2>Quyidagi holatlarda darhol 103 ga qoʻngʻiroq qiling</h2>
<ul>
<li>bola tez va ogʻir nafas olsa, qovurgʻalar orasi ichga tortilsa;</li>
<li>lablari koʻkarsa, gapira yoki icha olmasa;</li>
<li>yoʻtal ovqat paytida yoki mayda narsa bilan oʻynaganda toʻsatdan boshlansa.</li>
</ul>`,
    en: `
<p>A cough is a cleaning: it clears the airways after an illness. If a child plays, eats and sleeps, and the cough is a little rarer every day, patience is usually enough.</p>
<h2>What helps at home</h2>
<ul>
<li>Warm drinks in small sips; honey is fine after the first birthday, not before.</li>
<li>Cool air that is not dry, and walks.</li>
<li>Rinsing the nose: at night it is mostly the nose that makes them cough.</li>
</ul>
<p>Syrups and inhalations without a prescription are seldom needed, and they may harm little ones.</p>
<h2>See a doctor within days if</h2>
<ul>
<li>the cough lasts more than four weeks or gets worse;</li>
<li>the fever has come back;</li>
<li>the child loses weight, is tired or coughs when running.</li>
</ul>
<h2>Call 103 at once if</h2>
<ul>
<li>the child breathes fast and hard, and the skin between the ribs draws in;</li>
<li>the lips turn blue, or the child cannot speak or drink;</li>
<li>the cough began suddenly during a meal or while playing with small things.</li>
</ul>`,
  },
}
