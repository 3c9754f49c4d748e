import type { DemoPage } from './demo-page.ts'

export const rentPages: DemoPage[] = [
  {
    key: 'maskinuthyrning-utan-forare',
    title_sv: 'Hyr maskin utan förare',
    title_en: 'Rent a machine without an operator',
    content_sv: `
      <p>Du kör själv. Vi lämnar ut en servad maskin, går igenom den med dig och svarar i telefon medan du lyfter.</p>
      <h2>Vem får köra</h2>
      <p>Den som kör ska ha utbildning för maskinen, och arbetsgivaren ska kunna visa den. För minikran gäller minst Säkra lyft och behörighet för minikran upp till 10 tonmeter. På varje spindelkran och larvkran står vilken kurs föraren behöver.</p>
      <p>Saknas ett bevis? <a href="/utbildningar">Se nästa kurs</a> eller <a href="/maskinuthyrning-med-forare">hyr med förare</a>.</p>
      <h2>Så går det till</h2>
      <ol>
        <li><b>Tre tal.</b> Höjd, räckvidd och vikt. Räkna räckvidden från kranens mitt: stödbenen når ungefär två meter ut. Lägg krokblock, sling och ok till vikten.</li>
        <li><b>Maskinen.</b> <a href="/kranvaljaren">Kranväljaren</a> visar vilka kranar som klarar lyftet och med hur stor marginal.</li>
        <li><b>Förfrågan.</b> Välj depå, hämttid och returtid. Du får ett ärendenummer direkt och svar från depån.</li>
        <li><b>Hämtningen.</b> Vi går igenom uppställning, fjärrkontroll, nödsänkning och daglig tillsyn. Räkna med en halvtimme.</li>
        <li><b>Returen.</b> Samma depå, rengjord och laddad eller tankad. Vi ser över maskinen tillsammans.</li>
      </ol>
      <h2>Vad det kostar</h2>
      <p>Första dagen är dagspriset plus en grundavgift. Följande dagar är billigare och har ingen grundavgift. En helg är ett eget pris med två grundavgifter. Priset står på varje maskin, med och utan moms, och är detsamma i hela landet.</p>
      <p>Tillbehör, förbrukning och 6 % hyresförsäkring tillkommer, liksom transport om vi kör.</p>
      <h2>Om något händer</h2>
      <p>Stanna, säkra lasten och ring depån. Vi hjälper till på telefon först. Går det inte att lösa så kommer fältservice eller en annan maskin.</p>`,
    content_en: `
      <p>You operate it. We hand over a serviced machine, go through it with you and answer the phone while you lift.</p>
      <h2>Who may operate it</h2>
      <p>Whoever operates it must be trained for the machine, and the employer must be able to show it. For mini cranes that means at least the courses Safe lifting and Mini crane up to 10 tonne-metres. Every spider crane and crawler crane states which course its operator needs.</p>
      <p>Missing a certificate? <a href="/en/utbildningar">See the next course</a> or <a href="/en/maskinuthyrning-med-forare">rent with an operator</a>.</p>
      <h2>Step by step</h2>
      <ol>
        <li><b>Three figures.</b> Height, reach and weight. Measure the reach from the crane’s centre: the outriggers protrude about two metres. Add hook block, slings and lifter to the weight.</li>
        <li><b>The machine.</b> The <a href="/en/kranvaljaren">crane selector</a> shows which cranes can do the lift, and with what margin.</li>
        <li><b>The inquiry.</b> Choose depot, pickup and return. You get a case number at once and an answer from the depot.</li>
        <li><b>The pickup.</b> We go through set-up, remote control, emergency lowering and daily checks. Allow half an hour.</li>
        <li><b>The return.</b> To the same depot, cleaned and charged or refuelled. We look the machine over together.</li>
      </ol>
      <h2>What it costs</h2>
      <p>The first day is the day price plus a basic fee. Following days cost less and carry no basic fee. A weekend is a price of its own with two basic fees. The price is shown with every machine, with and without VAT, and is the same throughout the country.</p>
      <p>Accessories, consumables and a 6% rental insurance are extra, and so is transport when we deliver.</p>
      <h2>If something happens</h2>
      <p>Stop, secure the load and call the depot. We help by phone first. If that does not solve it, field service comes, or another machine.</p>`,
  },
  {
    key: 'maskinuthyrning-utan-forare/ditt-ansvar',
    title_sv: 'Det här sköter du',
    title_en: 'Your part',
    content_sv: `
      <ul>
        <li>En förare med rätt utbildning och tillstånd från sin arbetsgivare</li>
        <li>Lyftplan, riskbedömning och en person som leder lyftet</li>
        <li>Underlag som bär stödbenens last, och plats för benen</li>
        <li>Avspärrning: ingen under eller bredvid lasten</li>
        <li>Godkända lyftredskap, hyrda av oss eller egna</li>
        <li>Daglig tillsyn, laddning och bränsle</li>
        <li>Tillstånd för gata och mark</li>
        <li>Försäkring av lasten</li>
      </ul>`,
    content_en: `
      <ul>
        <li>An operator with the right training and the employer’s permission</li>
        <li>Lift plan, risk assessment and a person who leads the lift</li>
        <li>Ground that carries the load of the outriggers, and room for the legs</li>
        <li>Barriers: nobody under or beside the load</li>
        <li>Approved lifting accessories, rented from us or your own</li>
        <li>Daily checks, charging and fuel</li>
        <li>Permits for the street and the ground</li>
        <li>Insurance of the load</li>
      </ul>`,
  },
  {
    key: 'maskinuthyrning-utan-forare/vart-ansvar',
    title_sv: 'Det här sköter vi',
    title_en: 'Our part',
    content_sv: `
      <ul>
        <li>En servad och besiktigad maskin, med handlingar</li>
        <li>Lasttabell och instruktion som följer med maskinen</li>
        <li>Genomgång vid hämtning eller leverans</li>
        <li>Råd om maskin, räckvidd och tillbehör innan du bokar</li>
        <li>Hjälp i telefon under depåns öppettider</li>
        <li>Fältservice eller ersättning när maskinen är felet</li>
      </ul>`,
    content_en: `
      <ul>
        <li>A serviced and inspected machine, with its papers</li>
        <li>Load chart and instructions that travel with the machine</li>
        <li>A walk-through at pickup or delivery</li>
        <li>Advice on machine, reach and accessories before you book</li>
        <li>Help by phone during the depot’s opening hours</li>
        <li>Field service or a replacement when the machine is at fault</li>
      </ul>`,
  },
  {
    key: 'maskinuthyrning-med-forare',
    title_sv: 'Hyr maskin med förare',
    title_en: 'Rent a machine with an operator',
    content_sv: `
      <p>Föraren kommer med kranen, ställer upp den och kör lyftet. Du har lasten klar och någon som vet vart den ska.</p>
      <h2>När det lönar sig</h2>
      <ul>
        <li>Ett enstaka lyft, där en kurs tar längre tid än jobbet</li>
        <li>Trångt, högt eller nära sin gräns: då är vana värd mer än maskin</li>
        <li>Glas och annat som bara får monteras en gång</li>
      </ul>
      <h2>Så går det till</h2>
      <ol>
        <li><b>Beskriv lyftet.</b> Skicka en förfrågan med vikt, höjd, räckvidd och gärna bilder på platsen. Skriv att du vill ha förare.</li>
        <li><b>Vi räknar.</b> Vi väljer maskin, kontrollerar uppställningen och lämnar ett fast pris på dagen.</li>
        <li><b>Föraren ringer.</b> Dagen före stämmer ni av golv, dörrar, väder och tid.</li>
        <li><b>Lyftet.</b> Föraren kör och får avbryta när vind, mark eller last inte stämmer. Det är inte förhandlingsbart.</li>
      </ol>
      <h2>Vad det kostar</h2>
      <p>Maskinens hyra är densamma som utan förare. Förarens tid, resa och transporten får du pris på innan du bokar. Hyresförsäkringen på 6 % gäller maskinen, inte lasten.</p>`,
    content_en: `
      <p>The operator comes with the crane, sets it up and does the lift. You have the load ready and somebody who knows where it goes.</p>
      <h2>When it pays</h2>
      <ul>
        <li>A single lift, where a course would take longer than the job</li>
        <li>Narrow, high or close to the limit: experience is then worth more than the machine</li>
        <li>Glass and other things that can only be installed once</li>
      </ul>
      <h2>Step by step</h2>
      <ol>
        <li><b>Describe the lift.</b> Send an inquiry with weight, height and reach, and pictures of the place if you can. Say that you want an operator.</li>
        <li><b>We calculate.</b> We choose the machine, check the set-up and give you a fixed price for the day.</li>
        <li><b>The operator calls.</b> The day before, the two of you go through floor, doors, weather and time.</li>
        <li><b>The lift.</b> The operator runs the crane and may stop when the wind, the ground or the load is not right. That is not up for discussion.</li>
      </ol>
      <h2>What it costs</h2>
      <p>The machine costs the same as without an operator. You get a price for the operator’s time and travel and for the transport before you book. The 6% rental insurance covers the machine, not the load.</p>`,
  },
  {
    key: 'maskinuthyrning-med-forare/ditt-ansvar',
    title_sv: 'Det här sköter du',
    title_en: 'Your part',
    content_sv: `
      <ul>
        <li>Rätt uppgifter om lastens vikt, mått och lyftpunkter</li>
        <li>Lasten framme, emballerad och klar att koppla</li>
        <li>En person som tar emot och visar var den ska stå</li>
        <li>Fri väg in: dörrar, ramper och bjälklag som bär</li>
        <li>Besked om ledningar, brunnar och håligheter i marken</li>
        <li>Avspärrning av området, om vi inte har kommit överens om annat</li>
        <li>Tillstånd för gata och mark</li>
      </ul>`,
    content_en: `
      <ul>
        <li>Correct weight, dimensions and lifting points of the load</li>
        <li>The load on site, packed and ready to sling</li>
        <li>A person who receives it and shows where it goes</li>
        <li>A clear way in: doors, ramps and slabs that bear the load</li>
        <li>Information about cables, manholes and voids in the ground</li>
        <li>Fencing off the area, unless we have agreed otherwise</li>
        <li>Permits for the street and the ground</li>
      </ul>`,
  },
  {
    key: 'maskinuthyrning-med-forare/vart-ansvar',
    title_sv: 'Det här sköter vi',
    title_en: 'Our part',
    content_sv: `
      <ul>
        <li>Utbildad förare med dokumenterad behörighet</li>
        <li>Val av maskin, uppställning och lyftredskap</li>
        <li>Kontroll av lasttabell, stödbenslast och marginal före lyftet</li>
        <li>Koppling och själva lyftet</li>
        <li>Daglig tillsyn, laddning och bränsle</li>
        <li>Transport till och från platsen</li>
        <li>Beslutet att vänta när vädret säger nej</li>
      </ul>`,
    content_en: `
      <ul>
        <li>A trained operator with certificates to show</li>
        <li>Choice of machine, set-up and lifting accessories</li>
        <li>A check of load chart, outrigger load and margin before the lift</li>
        <li>Slinging and the lift itself</li>
        <li>Daily checks, charging and fuel</li>
        <li>Transport to and from the site</li>
        <li>The decision to wait when the weather says no</li>
      </ul>`,
  },
]
