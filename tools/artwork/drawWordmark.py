"""Draws the brand's name with wide letter spacing, from the outlines of the display font.

The space between two letters is the font's own kerning, and for some pairs a correction by eye: wide letter spacing
enlarges the space under a V and beside the bowl of an R, which the font's kerning leaves as it is.

Needs Python 3 with fontTools and brotli (Debian: python3-fonttools python3-brotli).
Use: python3 tools/artwork/drawWordmark.py

Writes src/house/wordmark.module.css; house.ts names the brand.
"""

import re
from pathlib import Path

from fontTools.pens.basePen import BasePen
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

PROJECT = Path(__file__).resolve().parents[2]
HOUSE = PROJECT / "src" / "house"
FONT = PROJECT / "node_modules/@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2"
# The weight whose kerning counts. The name is small, so its lines are a little stronger.
WEIGHT = 400
SMALL_WEIGHT = 460
TRACKING = 260
# Corrections by eye at this tracking, in units: the same amount of light between all letters.
OPTICAL = {"AN": -28, "AU": -6, "EV": -26, "NE": -16, "RE": -18, "UR": -10, "VA": 12}

brand = re.search(r"export const brand = (['\"])(.+?)\1;", (HOUSE / "house.ts").read_text()).group(2)
font = instancer.instantiateVariableFont(TTFont(FONT), {"wght": WEIGHT})
glyphs = instancer.instantiateVariableFont(TTFont(FONT), {"wght": SMALL_WEIGHT}).getGlyphSet()
names = font.getBestCmap()
gpos = font["GPOS"].table
KERN = {
    i
    for record in gpos.FeatureList.FeatureRecord
    if record.FeatureTag == "kern"
    for i in record.Feature.LookupListIndex
}


def kerning(left, right):
    """The font's kerning of two letters, in units: the first table that has the pair counts."""
    one, other = names[ord(left)], names[ord(right)]
    for lookup in sorted(KERN):
        for table in gpos.LookupList.Lookup[lookup].SubTable:
            table = getattr(table, "ExtSubTable", table)
            if one not in table.Coverage.glyphs:
                continue
            if table.Format == 1:
                pairs = table.PairSet[table.Coverage.glyphs.index(one)].PairValueRecord
                found = next((pair.Value1 for pair in pairs if pair.SecondGlyph == other), None)
                if found is None:
                    continue
            else:
                kinds = table.ClassDef1.classDefs.get(one, 0), table.ClassDef2.classDefs.get(other, 0)
                found = table.Class1Record[kinds[0]].Class2Record[kinds[1]].Value1
            return getattr(found, "XAdvance", 0)
    return 0


class RelativePath(BasePen):
    """An SVG path with relative coordinates, which compress to fewer bytes."""

    def __init__(self):
        super().__init__(None)
        self.path, self.at, self.start = "", (0, 0), (0, 0)

    def add(self, command, *points):
        x, y = self.at
        points = [(round(px), round(py)) for px, py in points]
        self.path += command + " ".join(f"{px - x} {py - y}" for px, py in points).replace(" -", "-")
        self.at = points[-1]

    def _moveTo(self, point):
        self.add("m", point)
        self.start = self.at

    def _lineTo(self, point):
        self.add("l", point)

    def _curveToOne(self, *points):
        self.add("c", *points)

    def _qCurveToOne(self, *points):
        self.add("q", *points)

    def _closePath(self):
        self.path += "z"
        self.at = self.start


def mask(text):
    """The style of an element of one em in height that shows a text of one word, as a mask of its colour."""
    paths, bounds, x = [], BoundsPen(glyphs), 0
    for letter, following in zip(text, text[1:] + " "):
        glyph, pen = glyphs[names[ord(letter)]], RelativePath()
        glyph.draw(TransformPen(pen, (1, 0, 0, -1, 0, 0)))
        glyph.draw(TransformPen(bounds, (1, 0, 0, -1, x, 0)))
        paths.append(f"%3Cpath transform='translate({round(x)})' d='{pen.path}'/%3E")
        x += glyph.width + TRACKING + kerning(letter, following) + OPTICAL.get(letter + following, 0)
    left, top, right, bottom = map(round, bounds.bounds)
    box = f"{left} {top} {right - left} {bottom - top}"
    drawing = f"%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='{box}'%3E{''.join(paths)}%3C/svg%3E"
    return f""".wordmark {{
  display: block;
  width: {(right - left) / 1000:.3f}em;
  height: {(bottom - top) / 1000:.3f}em;
  margin-block: {(1000 - bottom + top) / 2000:.4f}em;
  margin-right: var(--tracking-brand);
  background: currentcolor;
  mask: url("data:image/svg+xml,{drawing}")
    0 0 / 100% 100% no-repeat;
  print-color-adjust: exact;
}}

.text {{
  position: absolute;
  clip-path: inset(50%);
}}

@media (forced-colors: active) {{
  .wordmark {{
    background: CanvasText;
    forced-color-adjust: none;
  }}
}}
"""


# A name of several words is text, which breaks between them on a narrow phone.
(HOUSE / "wordmark.module.css").write_text(
    f"""/* Written by tools/artwork/drawWordmark.py; do not edit. The brand's name in header and footer, as outlines of Cormorant
   (SIL Open Font License) in the current colour: it needs no font. A name of several words is text. */
{mask(brand.upper()) if " " not in brand else ""}"""
)
