/** The look of a report: one style sheet, light and dark. Colours are told apart by everybody (blue and orange), and words say the same. */
export const STYLE = `
:root{color-scheme:light dark;--ground:#fff;--panel:#f6f7fa;--ink:#1b1d25;--soft:#5b6070;--line:#d8dbe4;--first:#0b66a8;--second:#b8530c;--third:#4c7a1c;--fourth:#a2367f;--fifth:#8a6d00;--none:#8b90a0;
--h0:#9c4708;--h1:#d27a35;--h2:#eeb685;--h3:#f9e2cd;--h4:#eceef2;--h5:#d5e7f3;--h6:#97c5e3;--h7:#4390c6;--h8:#0d5a97;--on-strong:#fff;--on-weak:#1b1d25}
@media (prefers-color-scheme:dark){:root{--ground:#14161c;--panel:#1b1e26;--ink:#e7e9ef;--soft:#a3a8b8;--line:#363b48;--first:#62b3ec;--second:#f0975a;--third:#a3cc6b;--fourth:#e58cc4;--fifth:#e3c44b;--none:#747a8b;
--h0:#f3a26a;--h1:#bf6f2f;--h2:#7d4a22;--h3:#48301e;--h4:#2a2e38;--h5:#1f3546;--h6:#245477;--h7:#418fc6;--h8:#7cc3f3;--on-strong:#14161c;--on-weak:#e7e9ef}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
main{max-width:860px;margin:0 auto;padding:2.5rem 1.25rem 3rem}
h1{font-size:1.75rem;line-height:1.25;margin:0 0 .75rem;overflow-wrap:anywhere}
h2{font-size:1.25rem;margin:3rem 0 .5rem;padding-top:1rem;border-top:1px solid var(--line)}
h3{font-size:1rem;margin:0 0 .25rem}
p{margin:.4rem 0;max-width:46rem;overflow-wrap:anywhere}
.lead{font-size:1.1rem}
.soft{color:var(--soft)}
dl.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:.75rem 1.5rem;margin:1.5rem 0 0;padding:1rem 1.25rem;background:var(--panel);border-radius:.5rem}
dl.facts div{min-width:0;display:flex;flex-direction:column;justify-content:space-between}
dt{font-size:.8rem;color:var(--soft)}
dd{margin:0;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
figure{margin:1.5rem 0 2rem}
figcaption p{font-size:.9rem;color:var(--soft)}
.scroll{overflow-x:auto}
.wide{--room:max(100%,min(72rem,100vw - 2.5rem));width:var(--room);margin-left:calc((100% - var(--room))/2)}
.scroll:focus-visible,summary:focus-visible{outline:2px solid var(--first);outline-offset:2px}
svg.chart{display:block;font-size:13px;max-width:none}
svg text{fill:var(--ink)}
svg .axis{fill:var(--soft);font-size:12px}
svg .soft{fill:var(--soft)}
svg .middle{text-anchor:middle}
svg .end{text-anchor:end}
svg .grid{stroke:var(--line);stroke-width:1}
svg .base{stroke:var(--soft);stroke-width:1}
svg .reference{stroke:var(--ink);stroke-width:1.25;stroke-dasharray:4 3}
svg .range{stroke-width:7;stroke-linecap:round;opacity:.45}
svg .mark{stroke:var(--ink);stroke-width:2}
svg .whisker{stroke-width:2;opacity:.7}
svg .path{fill:none;stroke-width:2.25;stroke-linejoin:round}
svg .dashes{stroke-dasharray:6 4}
svg .band{opacity:.16}
svg .point{stroke:var(--ground);stroke-width:1.25}
svg .value{font-variant-numeric:tabular-nums}
svg .first{stroke:var(--first)}svg .second{stroke:var(--second)}svg .third{stroke:var(--third)}svg .fourth{stroke:var(--fourth)}svg .fifth{stroke:var(--fifth)}svg .none{stroke:var(--none)}
svg .point.first,svg .fill.first,svg .band.first{fill:var(--first);stroke:none}
svg .point.second,svg .fill.second,svg .band.second{fill:var(--second);stroke:none}
svg .point.third,svg .fill.third,svg .band.third{fill:var(--third);stroke:none}
svg .point.fourth,svg .fill.fourth,svg .band.fourth{fill:var(--fourth);stroke:none}
svg .point.fifth,svg .fill.fifth,svg .band.fifth{fill:var(--fifth);stroke:none}
svg .point.none,svg .fill.none,svg .band.none{fill:var(--none);stroke:none}
.heat0,.heat8{--on:var(--on-strong)}.heat1,.heat7{--on:#14161c}.heat2,.heat3,.heat4,.heat5,.heat6{--on:var(--on-weak)}
.heat0{--of:var(--h0)}.heat1{--of:var(--h1)}.heat2{--of:var(--h2)}.heat3{--of:var(--h3)}.heat4{--of:var(--h4)}.heat5{--of:var(--h5)}.heat6{--of:var(--h6)}.heat7{--of:var(--h7)}.heat8{--of:var(--h8)}
svg rect[class^=heat]{fill:var(--of)}svg text[class^=heat]{fill:var(--on)}svg rect.heat-none{fill:var(--panel)}
svg .sure{font-weight:700}
.legend-words{font-size:.85rem;color:var(--soft)}
ul.legend{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:.5rem 0;padding:0;list-style:none;font-size:.85rem;color:var(--soft)}
ul.legend li{overflow-wrap:anywhere}
ul.heat-scale{gap:0}
.heat-key{display:inline-block;padding:.1rem .5rem;background:var(--of);color:var(--on);font-variant-numeric:tabular-nums}
.key{display:inline-block;width:1.4rem;height:.75rem;margin-right:.45rem;vertical-align:-.05rem}
.key.box{width:.75rem;border-radius:.15rem;background:currentColor}
.key.line,.key.dashes{height:0;vertical-align:.28rem;border-top:.15rem solid currentColor}.key.dashes{border-top-style:dashed}
.key.tick{width:0;height:.85rem;margin-left:.6rem;border-left:.13rem solid var(--ink)}
.key.dot{width:.6rem;height:.6rem;border-radius:50%;background:currentColor;vertical-align:0}
.key.first{color:var(--first)}.key.second{color:var(--second)}.key.third{color:var(--third)}.key.fourth{color:var(--fourth)}.key.fifth{color:var(--fifth)}.key.none{color:var(--none)}
details{margin:.5rem 0}
summary{cursor:pointer;font-size:.9rem;color:var(--soft);width:fit-content}
table{border-collapse:collapse;font-size:.9rem;margin:.5rem 0}
caption{text-align:left;color:var(--soft);padding-bottom:.35rem}
th,td{text-align:left;padding:.3rem .9rem .3rem 0;border-bottom:1px solid var(--line);vertical-align:top;max-width:22rem;overflow-wrap:anywhere}
thead th{font-weight:600;vertical-align:bottom}
tbody th{font-weight:400}
th.number,td.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
thead th.number{white-space:normal}
footer{margin-top:3rem;padding-top:1rem;border-top:1px solid var(--line);font-size:.85rem;color:var(--soft)}
@media print{.scroll{overflow:visible}svg.chart{width:100%;height:auto}}
`;
