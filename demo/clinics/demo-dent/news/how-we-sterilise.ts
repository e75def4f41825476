import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const howWeSterilise: SeedNews = {
  slug: 'kak-my-sterilizuem-instrumenty',
  category: 'clinic',
  date: '2026-07-06T05:00:00Z',
  image: picture('demo-dent/news-4', {
    ru: 'Рисунок: щит с галочкой — знак защиты',
    kk: 'Сурет: құсбелгісі бар қалқан — қорғаныс белгісі',
    uz: 'Rasm: belgi qoʻyilgan qalqon — himoya ramzi',
    en: 'Drawing: a shield with a tick, a sign of protection',
  }),
  title: {
    ru: 'Путь инструмента: как мы моем, упаковываем и стерилизуем',
    kk: 'Құралдың жолы: қалай жуамыз, ораймыз және стерильдейміз',
    uz: 'Asbobning yoʻli: qanday yuvamiz, qadoqlaymiz va sterillaymiz',
    en: 'The journey of an instrument: how we wash, pack and sterilise',
  },
  lead: {
    ru: 'Любой пациент может попросить показать стерилизационную. Вот что там происходит.',
    kk: 'Кез келген пациент стерильдеу бөлмесін көрсетуді сұрай алады. Онда мынадай жұмыс жүреді.',
    uz: 'Har bir bemor sterilizatsiya xonasini koʻrsatishni soʻrashi mumkin. U yerda mana bular boʻladi.',
    en: 'Any patient may ask to see the sterilisation room. This is what happens there.',
  },
  content: {
    ru: `
<p>Инструмент, который касался крови или слюны, проходит один и тот же путь, и ни один шаг нельзя пропустить. На полный круг уходит около полутора часов, поэтому наборов у нас больше, чем пациентов в смену.</p>
<h2>Пять шагов</h2>
<ul>
<li><strong>Дезинфекция.</strong> Сразу после приёма набор погружают в раствор.</li>
<li><strong>Очистка.</strong> Ультразвуковая ванна и моечная машина снимают всё, что не видно глазу: на грязном металле стерилизация не работает.</li>
<li><strong>Осмотр и смазка.</strong> Наконечники разбирают, промывают изнутри и смазывают. Повреждённое списывают.</li>
<li><strong>Упаковка.</strong> Каждый набор запаивают в пакет с индикатором и датой.</li>
<li><strong>Автоклав класса B.</strong> Насыщенный пар под давлением при 134\u00a0°C; вакуум помогает пару проникнуть внутрь трубок.</li>
</ul>
<h2>Как мы проверяем</h2>
<p>Индикатор на пакете меняет цвет, параметры каждого цикла печатает сам автоклав, раз в день делается тест на проникновение пара, регулярно — биологический контроль. Журнал хранится в клинике.</p>
<h2>На что обратить внимание вам</h2>
<ul>
<li>Пакет вскрывают при вас, на нём стоит дата.</li>
<li>Врач надевает новые перчатки и маску, меняет их между пациентами.</li>
<li>Иглы, карпулы с анестетиком, слюноотсосы и стаканчики — только одноразовые.</li>
<li>Между приёмами кресло и поверхности протирают, барьерные плёнки меняют.</li>
</ul>
<p>Если что-то смущает, спросите. Мы скорее задержим приём на пять минут, чем оставим вас с сомнением.</p>`,
    kk: `
<p>Қанға немесе сілекейге тиген құрал бір жолмен өтеді, бірде-бір қадамын аттап кетуге болмайды. Толық айналымға шамамен бір жарым сағат кетеді, сондықтан жинақтарымыз бір ауысымдағы пациенттер санынан көп.</p>
<h2>Бес қадам</h2>
<ul>
<li><strong>Дезинфекция.</strong> Қабылдаудан кейін жинақты бірден ерітіндіге салады.</li>
<li><strong>Тазалау.</strong> Ультрадыбыстық ванна мен жуу машинасы көзге көрінбейтін кірді кетіреді: кір металда стерильдеу нәтиже бермейді.</li>
<li><strong>Тексеру және майлау.</strong> Ұштықтарды бөлшектеп, ішін жуып, майлайды. Зақымдалғаны есептен шығарылады.</li>
<li><strong>Орау.</strong> Әр жинақ индикаторы мен күні бар пакетке салынып, тығыз жабылады.</li>
<li><strong>B класты автоклав.</strong> 134\u00a0°C температурада қысым астындағы қаныққан бу; вакуум будың түтіктердің ішіне өтуіне көмектеседі.</li>
</ul>
<h2>Қалай тексереміз</h2>
<p>Пакеттегі индикатор түсін өзгертеді, әр циклдің көрсеткіштерін автоклавтың өзі басып шығарады, күніне бір рет будың өтуі сыналады, тұрақты түрде биологиялық бақылау жүргізіледі. Журнал клиникада сақталады.</p>
<h2>Сіз неге назар аударасыз</h2>
<ul>
<li>Пакетті көзіңізше ашады, онда күні жазылған.</li>
<li>Дәрігер жаңа қолғап пен маска киіп, оларды әр пациенттен кейін ауыстырады.</li>
<li>Ине, анестетик карпуласы, сілекей сорғыш және стакан — тек бір реттік.</li>
<li>Қабылдаулар арасында кресло мен беткейлер сүртіліп, қорғаныш үлдірлер ауыстырылады.</li>
</ul>
<p>Бірдеңе күмән тудырса, сұраңыз. Сізді күмәнмен қалдырғанша, қабылдауды бес минутқа кешіктіргеніміз дұрыс.</p>`,
    uz: `
<p>Qon yoki soʻlakka tekkan asbob bir xil yoʻldan oʻtadi va birorta bosqichni tashlab boʻlmaydi. Toʻliq aylanishga taxminan bir yarim soat ketadi, shuning uchun toʻplamlarimiz bir smenadagi bemorlardan koʻp.</p>
<h2>Besh bosqich</h2>
<ul>
<li><strong>Dezinfeksiya.</strong> Qabuldan keyin toʻplam darhol eritmaga solinadi.</li>
<li><strong>Tozalash.</strong> Ultratovushli vanna va yuvish mashinasi koʻzga koʻrinmaydigan hamma narsani ketkazadi: kir metallda sterilizatsiya ish bermaydi.</li>
<li><strong>Koʻrik va moylash.</strong> Uchliklar qismlarga ajratilib, ichidan yuviladi va moylanadi. Shikastlangani hisobdan chiqariladi.</li>
<li><strong>Qadoqlash.</strong> Har bir toʻplam indikatorli va sanali paketga solinib, zich yopiladi.</li>
<li><strong>B sinfli avtoklav.</strong> 134\u00a0°C haroratda bosim ostidagi toʻyingan bugʻ; vakuum bugʻning naychalar ichiga kirishiga yordam beradi.</li>
</ul>
<h2>Qanday tekshiramiz</h2>
<p>Paketdagi indikator rangini oʻzgartiradi, har bir sikl koʻrsatkichlarini avtoklavning oʻzi chop etadi, kuniga bir marta bugʻ oʻtishi sinaladi, muntazam ravishda biologik nazorat qilinadi. Jurnal klinikada saqlanadi.</p>
<h2>Siz nimaga eʼtibor berasiz</h2>
<ul>
<li>Paket koʻz oldingizda ochiladi, unda sana yozilgan.</li>
<li>Shifokor yangi qoʻlqop va niqob taqadi, ularni har bir bemordan keyin almashtiradi.</li>
<li>Igna, anestetik karpulasi, soʻlak soʻrgʻich va stakan — faqat bir martalik.</li>
<li>Qabullar orasida kreslo va yuzalar artiladi, himoya plyonkalari almashtiriladi.</li>
</ul>
<p>Biror narsa sizni ikkilantirsa, soʻrang. Sizni shubhada qoldirgandan koʻra, qabulni besh daqiqaga kechiktirganimiz yaxshiroq.</p>`,
    en: `
<p>An instrument that has touched blood or saliva always goes through the same steps, and none may be skipped. A full cycle takes about an hour and a half, so we have more sets than patients in a shift.</p>
<h2>Five steps</h2>
<ul>
<li><strong>Disinfection.</strong> Right after the visit the set goes into a solution.</li>
<li><strong>Cleaning.</strong> An ultrasonic bath and a washer take off everything the eye cannot see: sterilisation does not work on dirty metal.</li>
<li><strong>Inspection and lubrication.</strong> Handpieces are taken apart, flushed inside and lubricated. What is damaged is discarded.</li>
<li><strong>Packing.</strong> Each set is sealed in a pouch with an indicator and a date.</li>
<li><strong>A class B autoclave.</strong> Saturated steam under pressure at 134\u00a0°C, with a vacuum that draws the steam into hollow parts.</li>
</ul>
<h2>How we check</h2>
<p>The indicator on the pouch changes colour, the autoclave itself prints the figures of each cycle, a steam penetration test is run once a day, and biological tests regularly. The log is kept at the clinic.</p>
<h2>What you can look for</h2>
<ul>
<li>The pouch is opened in front of you and has a date on it.</li>
<li>The dentist puts on new gloves and a mask and changes them between patients.</li>
<li>Needles, anaesthetic cartridges, saliva ejectors and cups are single-use only.</li>
<li>Between visits the chair and surfaces are wiped, and the barrier film is changed.</li>
</ul>
<p>If something bothers you, ask. We would rather start five minutes late than leave you in doubt.</p>`,
  },
}
