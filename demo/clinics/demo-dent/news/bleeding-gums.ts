import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const bleedingGums: SeedNews = {
  slug: 'krovotochat-desny',
  category: 'advice',
  date: '2026-09-07T05:00:00Z',
  specialist: '100108',
  image: picture('demo-dent/news-3', {
    ru: 'Рисунок: стакан воды и апельсин на столе',
    kk: 'Сурет: үстел үстіндегі бір стакан су мен апельсин',
    uz: 'Rasm: stol ustida bir stakan suv va apelsin',
    en: 'Drawing: a glass of water and an orange on a table',
  }),
  title: {
    ru: 'Дёсны кровоточат: почему это происходит и\u00a0когда нужен врач',
    kk: 'Қызыл иек қанаса: неге олай болады және дәрігер қашан қажет',
    uz: 'Milk qonasa: nega bunday boʻladi va shifokor qachon kerak',
    en: 'Bleeding gums: why it happens and when you need a dentist',
  },
  lead: {
    ru: 'Здоровая десна от щётки не кровоточит. Чаще всего виноват налёт, но бывают и другие причины.',
    kk: 'Сау қызыл иек щёткадан қанамайды. Көбіне тіс қағы кінәлі, бірақ басқа да себептері болады.',
    uz: 'Sogʻlom milk choʻtkadan qonamaydi. Koʻpincha bunga tish karashi sabab boʻladi, biroq boshqa sabablari ham bor.',
    en: 'Healthy gums do not bleed when brushed. Plaque is the usual reason, but there are others.',
  },
  content: {
    ru: `
<p>Розовая пена при чистке — знак воспаления. Первая мысль — беречь больное место и чистить реже, но от этого налёта становится больше и десна кровоточит сильнее. На этой стадии, при гингивите, всё обычно обратимо.</p>
<h2>Что сделать самому</h2>
<ul>
<li>Продолжайте чистить дважды в день мягкой щёткой, захватывая край десны, без нажима.</li>
<li>Раз в день очищайте промежутки нитью или ёршиком. В первые дни они могут кровоточить сильнее — это ожидаемо.</li>
<li>Ополаскиватели с хлоргексидином — только короткими курсами по назначению: при долгом применении они окрашивают зубы и меняют вкус.</li>
</ul>
<p>Если причина в налёте, за одну-две недели обычно становится заметно лучше.</p>
<h2>Когда записаться на приём</h2>
<p>Кровоточивость держится дольше двух недель; дёсны отошли от зубов, появились запах или гной; зубы стали подвижными; на зубах виден твёрдый камень — дома его не снять. Беременность, диабет и курение повышают риск, поэтому в этих случаях лучше приходить на осмотр чаще.</p>
<h2>О лекарствах и общем здоровье</h2>
<p>Препараты, которые разжижают кровь, усиливают кровоточивость. Не отменяйте их сами: скажите о них стоматологу. Если кровь идёт без причины, появились синяки или кровотечения из носа, нужен терапевт и анализ крови.</p>
<p><strong>Кровотечение, которое не останавливается при прижатии 20–30\u00a0минут, — повод обратиться за помощью срочно.</strong></p>`,
    kk: `
<p>Тіс тазалағанда көбіктің қызғылт болуы — қабынудың белгісі. Алғашқы ой — ауырған жерді аяп, сирек тазалау, бірақ одан тіс қағы көбейіп, қызыл иек одан да қатты қанайды. Бұл кезеңде, яғни гингивитте, бәрі әдетте қалпына келеді.</p>
<h2>Өзіңіз не істей аласыз</h2>
<ul>
<li>Жұмсақ щёткамен күніне екі рет, қызыл иектің шетін қоса, баспай тазалай беріңіз.</li>
<li>Күніне бір рет тіс аралықтарын жіппен немесе ёршикпен тазалаңыз. Алғашқы күндері көбірек қанауы мүмкін — бұл күтілетін жағдай.</li>
<li>Хлоргексидин қосылған шайғыштар — тек дәрігер тағайындаған қысқа курспен: ұзақ қолданғанда тісті бояп, дәм сезуді өзгертеді.</li>
</ul>
<p>Себебі тіс қағы болса, әдетте бір-екі аптада айтарлықтай жақсарады.</p>
<h2>Қабылдауға қашан жазылу керек</h2>
<p>Қанау екі аптадан ұзаққа созылса; қызыл иек тістен ажыраса, иіс немесе ірің пайда болса; тіс қозғалса; тісте қатты тас көрінсе — оны үйде алу мүмкін емес. Жүктілік, диабет және темекі шегу қауіпті арттырады, сондықтан мұндай жағдайда дәрігерге жиірек көрінген дұрыс.</p>
<h2>Дәрілер және жалпы денсаулық туралы</h2>
<p>Қанды сұйылтатын дәрілер қанауды күшейтеді. Оларды өз бетіңізше тоқтатпаңыз: стоматологқа айтыңыз. Қан себепсіз кетсе, денеде көгерген дақтар пайда болса немесе мұрын қанаса, терапевтке көрініп, қан талдауын тапсыру керек.</p>
<p><strong>20–30\u00a0минут басып тұрғанда тоқтамайтын қан кету — шұғыл көмекке жүгінуге себеп.</strong></p>`,
    uz: `
<p>Tish tozalaganda koʻpikning pushti boʻlishi — yalligʻlanish belgisi. Birinchi xayolga keladigani — ogʻrigan joyni ayab, kamroq tozalash, lekin bundan karash koʻpayadi va milk yanada qattiqroq qonaydi. Bu bosqichda, gingivitda, odatda hammasi tiklanadi.</p>
<h2>Oʻzingiz nima qila olasiz</h2>
<ul>
<li>Yumshoq choʻtka bilan kuniga ikki marta, milk chetini ham qamrab, bosmasdan tozalashda davom eting.</li>
<li>Kuniga bir marta tishlar orasini ip yoki yorshik bilan tozalang. Dastlabki kunlarda koʻproq qonashi mumkin — bu kutilgan hol.</li>
<li>Xlorgeksidinli chaygichlar — faqat shifokor tayinlagan qisqa kurs bilan: uzoq ishlatilsa, tishni boʻyaydi va taʼmni oʻzgartiradi.</li>
</ul>
<p>Sabab karash boʻlsa, odatda bir-ikki haftada sezilarli yaxshilanadi.</p>
<h2>Qabulga qachon yozilish kerak</h2>
<p>Qonash ikki haftadan ortiq davom etsa; milk tishdan ajralsa, hid yoki yiring paydo boʻlsa; tishlar qimirlasa; tishda qattiq tosh koʻrinsa — uni uyda olib boʻlmaydi. Homiladorlik, diabet va chekish xavfni oshiradi, shuning uchun bunday hollarda shifokorga tez-tez koʻringan maʼqul.</p>
<h2>Dorilar va umumiy salomatlik haqida</h2>
<p>Qonni suyultiruvchi dorilar qonashni kuchaytiradi. Ularni oʻzingizcha toʻxtatmang: stomatologga ayting. Qon sababsiz kelsa, badanda koʻkargan dogʻlar paydo boʻlsa yoki burun qonasa, terapevtga koʻrinish va qon tahlili topshirish kerak.</p>
<p><strong>20–30\u00a0daqiqa bosib turganda toʻxtamaydigan qon ketishi — shoshilinch yordamga murojaat qilish uchun sabab.</strong></p>`,
    en: `
<p>Pink foam when you brush is a sign of inflammation. The first thought is to spare the sore place and brush less, but then plaque builds up and the gums bleed more. At this stage, called gingivitis, the damage can usually be reversed.</p>
<h2>What you can do yourself</h2>
<ul>
<li>Keep brushing twice a day with a soft brush, including the gum line, without pressing.</li>
<li>Clean between the teeth once a day with floss or an interdental brush. In the first days they may bleed more; this is expected.</li>
<li>Use chlorhexidine rinses only in short courses when prescribed: used for a long time, they stain teeth and change taste.</li>
</ul>
<p>If plaque is the cause, things usually improve clearly within one to two weeks.</p>
<h2>When to book an appointment</h2>
<p>Bleeding lasts longer than two weeks; the gums have come away from the teeth, there is a smell or pus; teeth have become loose; you see hard tartar, which cannot be removed at home. Pregnancy, diabetes and smoking raise the risk, so in these cases come more often.</p>
<h2>Medicines and general health</h2>
<p>Blood thinners increase bleeding. Do not stop them on your own: tell your dentist. If you bleed for no reason, or have bruises or nosebleeds, see a physician and have a blood test.</p>
<p><strong>Bleeding that does not stop after 20–30\u00a0minutes of pressure is a reason to seek help urgently.</strong></p>`,
  },
}
