import org.gradle.api.DefaultTask
import org.gradle.api.GradleException
import org.gradle.api.file.DirectoryProperty
import org.gradle.api.file.FileCollection
import org.gradle.api.tasks.CacheableTask
import org.gradle.api.tasks.Input
import org.gradle.api.tasks.InputFile
import org.gradle.api.tasks.InputFiles
import org.gradle.api.tasks.Internal
import org.gradle.api.tasks.Optional
import org.gradle.api.tasks.OutputDirectory
import org.gradle.api.tasks.PathSensitive
import org.gradle.api.tasks.PathSensitivity
import org.gradle.api.tasks.SkipWhenEmpty
import org.gradle.api.tasks.TaskAction

/**
 * Compiles the specs of a module to Kotlin, in a folder of its own.
 *
 * It compiles all specs if one has changed, which takes milliseconds, and outputs of specs that are gone are deleted. What it writes
 * depends on the specs, their paths in the module, the program and the options, so that it can come from a build cache.
 */
@CacheableTask
class GenerateGrids extends DefaultTask {
    /** The specs: those of `src/main/grids`, unless a build says otherwise. */
    @InputFiles
    @PathSensitive(PathSensitivity.RELATIVE)
    @SkipWhenEmpty
    FileCollection specs = project.fileTree('src/main/grids') { include '**/*.grid' }

    /** The program `gridgen`. Its content decides, not its place. */
    @InputFile
    @PathSensitive(PathSensitivity.NONE)
    File program

    /** The package of the code. */
    @Input
    String packageName = ''

    /** More options of `gridgen build`, such as `--kit`. */
    @Input
    List<String> options = []

    /** A file of options, such as `gridgen.options`, if there is one. */
    @Optional
    @InputFile
    @PathSensitive(PathSensitivity.NONE)
    File optionsFile

    /** The folder for the code, which contains nothing else. */
    @OutputDirectory
    final DirectoryProperty folder =
        project.objects.respondsTo('directoryProperty') ? project.objects.directoryProperty() : newOutputDirectory()

    /** Where the program runs, so that messages name specs by their paths in the module. */
    @Internal
    final File module = project.projectDir

    GenerateGrids() {
        folder.set(project.layout.buildDirectory.dir('generated/source/grids'))
    }

    @TaskAction
    void generate() {
        File target = folder.get().asFile
        target.deleteDir()
        List<String> paths = specs.files.collect { module.toPath().relativize(it.toPath()).toString() }.sort()
        List<String> command = [program.path, 'build', '--emit', 'kotlin', '--type-names', '--quiet', '--out-dir', target.path]
        if (optionsFile) command += ['--options', optionsFile.path]
        if (packageName) command += ['--package', packageName]
        Process process = new ProcessBuilder(command + options + ['--'] + paths).directory(module).redirectErrorStream(true).start()
        process.outputStream.close()
        String output = process.inputStream.getText('UTF-8').trim()
        if (process.waitFor() != 0) throw new GradleException(output)
        if (output) logger.warn(output)
    }
}
