"""Reduces the shop's two fonts to the characters that it uses; the results are checked in.

The fonts are devDependencies. Needs Python 3 with fontTools and brotli (Debian: python3-fonttools python3-brotli).
Use: python3 tools/artwork/subsetFonts.py

Writes src/ui/styles/fonts/*.woff2, their licences, and src/ui/styles/fonts.css with fallback faces of the same
measures: Tinos and Arimo stand for Times New Roman and Arial, whose widths they share.
"""

import re
import shutil
from pathlib import Path

from fontTools import subset
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

PROJECT = Path(__file__).resolve().parents[2]
MODULES = PROJECT / "node_modules"
STYLES = PROJECT / "src" / "styles"
LETTERS = "".join(map(chr, [*range(0x20, 0x7F), *range(0xC0, 0x100)])) + "Œœ"
TEXT = LETTERS + "\u00a0–—‘’“”…•·×÷−¡¿«»©®™°§€£✓→←"

# English prose as in the shop. Its letter frequencies weight the widths.
SAMPLE = """A fragrance is worn closest to the skin, and stays longest in the memory. We compose ours slowly,
in small batches, from raw materials that we know by their harvest: amber and oud, vanilla and musk, rose,
iris and bergamot. Each bottle is filled by hand, rested for six weeks, and sealed only when the house is
satisfied. Please enter your email address, and we will write to you when the next collection is ready."""

# The display face and the text face. `marks`: the face lacks the tick and the arrows, which are added.
FONTS = {
    "Cormorant": {"file": "cormorant", "weights": (300, 600), "usual": 400, "features": ["kern", "liga"]},
    "Jost": {"file": "jost", "weights": (300, 500), "usual": 400, "features": ["kern", "tnum"], "marks": True},
}

# Some browsers find a local font only by its full name, others also by its PostScript name.
FALLBACKS = {
    "Cormorant": [
        (
            "Cormorant Fallback",
            "tinos",
            ["Times New Roman", "Liberation Serif", "Tinos", "Tinos Regular", "Nimbus Roman", "Times"],
        ),
        ("Cormorant Fallback Android", "noto-serif", ["Noto Serif", "Noto Serif Regular"]),
        ("Cormorant Fallback Linux", "dejavu-serif", ["DejaVu Serif"]),
    ],
    "Jost": [
        (
            "Jost Fallback",
            "arimo",
            ["Arial", "Helvetica", "Liberation Sans", "Arimo", "Arimo Regular", "Nimbus Sans"],
        ),
        ("Jost Fallback Android", "roboto", ["Roboto", "Roboto Regular"]),
        ("Jost Fallback Linux", "dejavu-sans", ["DejaVu Sans"]),
    ],
}


def add_marks(font):
    """Draws the tick and the arrows, which the Latin files of Jost lack, with its own thin even stroke."""

    def draw(code, name, width, *outlines):
        pen = TTGlyphPen(None)
        for first, *others in outlines:
            pen.moveTo(first)
            for point in others:
                pen.lineTo(point)
            pen.closePath()
        font["glyf"][name] = pen.glyph()
        font["glyf"][name].recalcBounds(font["glyf"])
        font["gvar"].variations[name] = []
        widths_change = font["HVAR"].table.AdvWidthMap.mapping
        widths_change[name] = widths_change["space"]
        font["hmtx"][name] = (width, font["glyf"][name].xMin)
        for table in font["cmap"].tables:
            table.cmap[code] = name

    shaft = [(70, 318), (70, 378), (930, 378), (930, 318)]
    right = [(887, 348), (676, 559), (718, 601), (971, 348), (718, 95), (676, 137)]
    font.ensureDecompiled()
    font.setGlyphOrder([*font.getGlyphOrder(), "arrowright", "arrowleft", "check"])
    draw(0x2192, "arrowright", 1040, shaft, right)
    draw(0x2190, "arrowleft", 1040, *([(1040 - x, y) for x, y in reversed(line)] for line in (shaft, right)))
    draw(0x2713, "check", 720, [(60, 318), (102, 360), (262, 200), (622, 620), (668, 581), (264, 110)])


def keep_lining_figures(font):
    """Prices use the display face too. If its default figures are old-style, a feature has the lining ones."""
    table = font["GSUB"].table
    features = [record.Feature for record in table.FeatureList.FeatureRecord if record.FeatureTag == "lnum"]
    if not features:
        return
    feature = features[0]
    lining = table.LookupList.Lookup[feature.LookupListIndex[0]].SubTable[0].mapping
    for cmap in font["cmap"].tables:
        cmap.cmap = {code: lining.get(name, name) for code, name in cmap.cmap.items()}


def cut(source, target, weights, features, marks=False):
    font = TTFont(source)
    if marks:
        add_marks(font)
    else:
        keep_lining_figures(font)
    options = subset.Options()
    options.layout_features = features
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 14]
    options.drop_tables += ["STAT", "gasp"]
    cutter = subset.Subsetter(options)
    cutter.populate(text=TEXT)
    cutter.subset(font)
    font = instancer.instantiateVariableFont(font, {"wght": weights})
    font.flavor = "woff2"
    font.save(target)


def measure(path, weight=None):
    """Average advance of the sample, ascent, descent and line gap, all in ems."""
    font = TTFont(path)
    if weight is not None:
        font = instancer.instantiateVariableFont(font, {"wght": weight})
    em, line, cmap = font["head"].unitsPerEm, font["hhea"], font.getBestCmap()
    letters = " ".join(SAMPLE.split())
    width = sum(font["hmtx"][cmap[ord(letter)]][0] for letter in letters) / len(letters)
    return width / em, line.ascent / em, -line.descent / em, line.lineGap / em


def percent(share):
    return re.sub(r"\.?0+$", "", f"{share * 100:.2f}") + "%"


def face(name, sources, weights, *metrics):
    lines = [f"font-family: '{name}';", f"src: {sources};", "font-style: normal;"]
    lines += [f"font-weight: {weights[0]} {weights[1]};", *metrics]
    return "@font-face {\n" + "".join(f"  {line}\n" for line in lines) + "}\n"


def main():
    folder = STYLES / "fonts"
    folder.mkdir(exist_ok=True)
    faces = ["/* Written by tools/artwork/subsetFonts.py; do not edit. */\n"]
    for name, font in FONTS.items():
        package = MODULES / "@fontsource-variable" / font["file"]
        source = package / "files" / f"{font['file']}-latin-wght-normal.woff2"
        cut(source, folder / f"{font['file']}.woff2", font["weights"], font["features"], font.get("marks", False))
        shutil.copyfile(package / "LICENSE", folder / f"{font['file']}-OFL.txt")
        width, ascent, descent, gap = measure(source, font["usual"])
        for fallback, model, locals_ in FALLBACKS[name]:
            path = MODULES / "@fontsource" / model / "files" / f"{model}-latin-400-normal.woff2"
            size = width / measure(path)[0]
            sources = ", ".join(f"local('{local}')" for local in locals_)
            faces.append(
                face(
                    fallback,
                    sources,
                    font["weights"],
                    f"size-adjust: {percent(size)};",
                    f"ascent-override: {percent(ascent / size)};",
                    f"descent-override: {percent(descent / size)};",
                    f"line-gap-override: {percent(gap / size)};",
                )
            )
    (STYLES / "fonts.css").write_text("\n".join(faces))


main()
