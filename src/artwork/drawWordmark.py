"""Draws the brand's letter and its name, with wide letter spacing, from the outlines of the display font.

Needs Python 3 with fontTools and brotli (Debian: python3-fonttools python3-brotli).
Use: npm run wordmark, then npm run icons

Writes wordmark.mjs of the house, whose house.ts names the brand.
"""

import re
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

PROJECT = Path(__file__).resolve().parents[2]
HOUSE = PROJECT / "src" / "house"
FONT = PROJECT / "node_modules/@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2"
WEIGHT = 400
TRACKING = 260

brand = re.search(r"export const brand = ['\"](.+?)['\"];", (HOUSE / "house.ts").read_text()).group(1)
font = instancer.instantiateVariableFont(TTFont(FONT), {"wght": WEIGHT})
glyphs, names = font.getGlyphSet(), font.getBestCmap()


def outline(text):
    path, bounds, x = SVGPathPen(glyphs, ntos=lambda value: str(round(value))), BoundsPen(glyphs), 0
    for letter in text:
        glyph = glyphs[names[ord(letter)]]
        glyph.draw(TransformPen(path, (1, 0, 0, -1, x, 0)))
        glyph.draw(TransformPen(bounds, (1, 0, 0, -1, x, 0)))
        x += glyph.width + TRACKING
    left, top, right, _ = bounds.bounds
    # Twice the middle of the ink: the icons centre it.
    return f"{{\n  width: {round(left + right)},\n  height: {round(-top)},\n  path: '{path.getCommands()}',\n}}"


(HOUSE / "wordmark.mjs").write_text(
    f"""// Written by src/artwork/drawWordmark.py; do not edit. Outlines of Cormorant (SIL Open Font License), 1000 units
// per em, on the baseline: the brand's letter and its name. The icons and the share pictures use them.

export const LETTER = {outline(brand[0].upper())};

export const WORD = {outline(brand.upper())};
"""
)
